export { type Config, readConfig, type ReadConfig } from './config.ts'
export { prepareHome, resolveHome } from './home.ts'
export { type JsonFile, openJsonFile, type OpenJsonFile, parseJson } from './json-file.ts'
export { entriesOf, textOf } from './reading.ts'
