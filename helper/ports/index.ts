export { bind, bindLocalhost, closeServer } from './bind.ts'
