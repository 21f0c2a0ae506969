export { openPreviewMemory } from './memory.ts'
export { endOrphans, livingRuns, recordRun } from './supervise/run-record.ts'
export { createPreview } from './preview.ts'
export { createToolchain } from './toolchain/index.ts'
