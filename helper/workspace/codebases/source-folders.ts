/** Folders that tools fill: nothing in them was written by the developer. Hidden ones are left out by their dot. */
const MADE_BY_TOOLS = new Set([
  '__pycache__',
  'build',
  'coverage',
  'DerivedData',
  'dist',
  'ephemeral',
  'node_modules',
  'Pods',
  'site-packages',
  'venv',
])

/** Whether a folder of this name can hold source of the developer's own. */
export function holdsSource(name: string): boolean {
  return !name.startsWith('.') && !MADE_BY_TOOLS.has(name) && !name.endsWith('.egg-info')
}
