import { expect, it } from 'vitest'
import starter from '../../../../starters/flutter/lib/backend/firebase/firebase_config.dart?raw'
import { writtenProjects } from './written-projects.ts'

it(
  'names each project of the config files once, and not what the starter has in the place of one',
  { tags: 'P-091' },
  () => {
    const placeholder = /projectId: "([^"]+)"/.exec(starter)?.[1] ?? ''
    expect(placeholder).not.toBe('')
    expect(writtenProjects([{ source: 'dart', project_id: placeholder }])).toEqual([])
    const written = [
      { source: 'google-services', project_id: 'tide-dev' },
      { source: 'plist', project_id: 'tide-dev' },
      { source: 'dart', project_id: placeholder },
      { source: 'firebaserc', project_id: 'tide-other' },
    ] as const
    expect(writtenProjects(written)).toEqual(['tide-dev'])
  },
)
