export { createProjects } from './projects.ts'
export { openProjectStore, type ProjectStore, readProjectSettings } from './project-store.ts'
export { OwnRunConfiguration, RunChoices } from './run-choices.ts'
export type { ProjectSettings } from './project-settings.ts'
