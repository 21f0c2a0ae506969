export { createPreview } from './preview.ts'
