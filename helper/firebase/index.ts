export { createFirebase } from './firebase.ts'
