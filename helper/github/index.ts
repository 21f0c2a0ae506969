export { createGithub } from './github.ts'
