export { createPythonApi } from './python-api.ts'
export { openPythonApiMemory } from './memory.ts'
