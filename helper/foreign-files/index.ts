export { valueOr, whyNotRead } from './describe.ts'
export { pathOfFileUrl, pathOfUri } from './file-url.ts'
export type { ForeignRead } from './kinds.ts'
export { readForeign, readForeignText } from './read-foreign.ts'
