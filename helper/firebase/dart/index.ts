export { editWebOptions, type EditedOptions } from './edit-web-options.ts'
export { findWebOptions, readOtherOptions, readWebOptions, type WebOptions } from './web-options.ts'
