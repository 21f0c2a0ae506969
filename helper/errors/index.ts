export * from './not-available.ts'
export * from './port-taken.ts'
export * from './problem.ts'
