export { hideSecrets } from './hide-secrets.ts'
export { createLineRedactor, type RedactLine } from './line-redactor.ts'
