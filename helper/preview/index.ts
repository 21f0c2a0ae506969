export { openPreviewMemory } from './memory.ts'
export { createPreview } from './preview.ts'
export { createDeviceSession } from './devices/device-session.ts'
export { readBuildErrors } from './errors/build-errors.ts'
