/** What is said of a command that finds something, and of tests that ran. */
export const texts = {
  again: 'Run again',
  progress: (command: string) => `Progress of ${command}`,
  took: (seconds: string) => `in ${seconds} s`,
  opened: 'Opened in the editor',
  openInEditor: 'Open in editor',
  none: 'No tests found',
  passed: (count: number) => `${count} passed`,
  failed: (count: number) => `${count} failed`,
  skipped: (count: number) => `${count} skipped`,
  unfinished: (count: number) => `${count} unfinished`,
  ofFile: (passed: number, all: number) => `${passed}/${all}`,
  outcome: { passed: 'Passed', failed: 'Failed', skipped: 'Skipped', unfinished: 'Unfinished' },
  alone: (name: string) => `Run “${name}” alone`,
  output: 'Output',
  ms: (ms: number) => (ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`),
} as const
