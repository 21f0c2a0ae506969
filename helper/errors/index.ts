export * from './home-held.ts'
export * from './port-taken.ts'
export * from './problem.ts'
export * from './system-problem.ts'
