export { createRunConfigurations } from './run-configurations.ts'
