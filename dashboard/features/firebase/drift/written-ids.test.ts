import { expect, it } from 'vitest'
import { writtenIds } from './written-ids.ts'

const google = { source: 'google-services', project_id: 'tide-dev', identifier: 'com.example.tide' } as const
const plist = { source: 'plist', project_id: 'tide-dev', identifier: 'com.example.tide.ios' } as const
const gradle = { source: 'gradle', identifier: 'com.example.tide' } as const

it.each([
  [
    'one project and an id for each system',
    [google, plist],
    ['tide-dev', 'com.example.tide', 'com.example.tide.ios'],
  ],
  [
    'the same id on both',
    [google, { ...plist, identifier: 'com.example.tide' }],
    ['tide-dev', 'com.example.tide', ''],
  ],
  [
    'several apps in one file: the one that is built',
    [google, { ...google, identifier: 'com.example.other' }, gradle],
    ['tide-dev', 'com.example.tide', ''],
  ],
  ['web options alone', [{ source: 'dart', project_id: 'tide-dev' } as const], ['tide-dev', '', '']],
  [
    'a flavour is another app',
    [{ source: 'dart', project_id: 'tide-dev' } as const, { ...gradle, variant: 'beta' }],
    ['tide-dev', '', ''],
  ],
])('%s', { tags: 'P-091' }, (_what, facts, [projectId, bundleId, iosBundleId]) => {
  expect(writtenIds(facts)).toEqual({ projectId, bundleId, iosBundleId })
})

it('of two projects somebody has to choose', { tags: 'P-091' }, () => {
  expect(writtenIds([google, { ...plist, project_id: 'tide-prod' }])).toBeNull()
  expect(writtenIds([gradle])).toBeNull()
})
