export { editWebOptions, type EditedOptions } from './edit-web-options.ts'
export type { WebOptions } from './web-options.ts'
