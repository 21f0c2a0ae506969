export { createConsole } from './console.ts'
export { type ConsoleLog, createConsoleLog } from './console-log.ts'
