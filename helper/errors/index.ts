export * from './problem.ts'
