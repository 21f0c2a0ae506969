export * from './port-taken.ts'
export * from './problem.ts'
