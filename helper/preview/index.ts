export { openPreviewMemory } from './memory.ts'
export { endOrphans, livingRuns, recorderIn } from './supervise/run-record.ts'
export { createPreview } from './preview.ts'
export { createToolchain } from './toolchain/index.ts'
