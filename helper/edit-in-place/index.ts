export { createEditInPlace } from './edit-in-place.ts'
