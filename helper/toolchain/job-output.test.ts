import { expect, test, vi } from 'vitest'
import { reportLine } from './job-output.ts'

test(
  'a line is output and, where it says so, a stage; a wait for something outside gets its next step',
  { tags: 'P-159' },
  () => {
    const reported: unknown[] = []
    const job = {
      id: 'one',
      signal: new AbortController().signal,
      output: (line: string) => void reported.push(line),
      progress: vi.fn<(progress: object) => void>((progress) => void reported.push(progress)),
    }
    const hear = reportLine(job, 90)
    hear('Waiting for another flutter command to release the startup lock...')
    hear('Resolving dependencies...')
    hear('Got what?')
    expect(reported).toEqual([
      'Waiting for another flutter command to release the startup lock...',
      { stage: 'Waiting for another Flutter command', percent: 90 },
      expect.stringContaining('goes on by itself when that one is done'),
      'Resolving dependencies...',
      { stage: 'Resolving dependencies', percent: 90 },
      'Got what?',
    ])
  },
)
