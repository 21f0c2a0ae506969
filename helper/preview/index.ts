export { createPreview, type Preview, type PreviewDeps } from './preview.ts'
export { PortTakenError } from './gateway/gateway.ts'
