export { editWebOptions, type EditedOptions } from './edit-web-options.ts'
export { findWebOptions, readWebOptions, type WebOptions } from './web-options.ts'
