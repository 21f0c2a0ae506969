export { openPreviewMemory } from './memory.ts'
export { createPreview } from './preview.ts'
export { createToolchain } from './toolchain/index.ts'
