export { openPreviewMemory } from './memory.ts'
export { createPreview } from './preview.ts'
