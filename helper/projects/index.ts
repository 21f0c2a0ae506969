export { openProjectStore, type ProjectStore } from './project-store.ts'
