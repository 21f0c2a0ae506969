export { createGithub, type Github, type GithubDeps } from './github.ts'
