export { type CheckScript, createScriptCheck } from './script-caller.ts'
export { createScriptToken, hashOf, sameHash } from './script-token.ts'
