export { createConsole } from './console.ts'
export { type ConsoleLog, createConsoleLog, START_RULE } from './console-log.ts'
