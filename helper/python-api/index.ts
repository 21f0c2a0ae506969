export { createPythonApi } from './python-api.ts'
export { environmentsIn, openPythonApiMemory } from './memory.ts'
