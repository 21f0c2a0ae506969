export { type CheckScript, createScriptCheck } from './script-caller.ts'
export { createScriptToken } from './script-token.ts'
export { hashOf, sameHash } from './token-hash.ts'
