import type { FirebaseFact } from '@mosaygent/contract'
import { describe, expect, it } from 'vitest'
import { FACTS_AGREE } from '../../../testing/firebase-examples.tsx'
import { countMismatches, driftRows, hasMismatch } from './drift-rows.ts'

const CONFIGURED = { projectId: 'tide-dev', bundleId: 'com.example.tide', iosBundleId: null }
const mismatches = (facts: readonly FirebaseFact[], apps: Parameters<typeof driftRows>[2] = null) =>
  driftRows(facts, CONFIGURED, apps)
    .filter(hasMismatch)
    .map(({ fact }) => fact.source)
const change = (source: FirebaseFact['source'], with_: Partial<FirebaseFact>) =>
  FACTS_AGREE.map((fact) => (fact.source === source ? { ...fact, ...with_ } : fact))

describe('mismatches', () => {
  it('is nobody while all agree', () => {
    expect(countMismatches(driftRows(FACTS_AGREE, CONFIGURED, null))).toBe(0)
  })

  it.each<[FirebaseFact['source'], Partial<FirebaseFact>]>([
    ['helper', { project_id: 'other' }],
    ['firebaserc', { project_id: 'other' }],
    ['google-services', { project_id: 'other' }],
    ['google-services', { identifier: 'com.example.other' }],
    ['google-services', { app_id: '1:99:android:aa' }],
    ['plist', { project_id: 'other' }],
    ['plist', { identifier: 'com.example.other' }],
    ['plist', { app_id: '1:99:ios:bb' }],
    ['dart', { project_id: 'other' }],
    ['dart', { app_id: '1:99:web:cc' }],
    ['dart', { app_id: '1:42:ios:bb' }],
    ['gradle', { identifier: 'com.example.other' }],
    ['xcode', { identifier: 'com.example.other' }],
  ])('%s with %o is found, alone', { tags: 'P-186' }, (source, wrong) => {
    expect(mismatches(change(source, wrong))).toEqual([source])
  })

  it('is found by the project’s own apps, also where two numbers are one to one', () => {
    const apps = [{ app_id: '1:42:web:dd', platform: 'web' as const }]
    expect(mismatches(FACTS_AGREE, apps)).toEqual(['dart'])
  })
})

it(
  'all files of another project are marked by one rule, and the count is that of the marked rows',
  { tags: 'P-186' },
  () => {
    const other = FACTS_AGREE.flatMap((fact) => {
      const told = {
        ...fact,
        ...(fact.project_id === undefined ? {} : { project_id: 'other' }),
        ...(fact.app_id === undefined ? {} : { app_id: fact.app_id.replace(':42:', ':77:') }),
        ...(fact.identifier === undefined ? {} : { identifier: 'com.example.other' }),
      }
      return fact.source === 'gradle'
        ? [told, { ...told, variant: 'dev', identifier: 'com.example.dev' }]
        : [told]
    })
    const rows = driftRows(other, CONFIGURED, null)
    const appIds = rows.flatMap(({ appId }) => (appId === null ? [] : [appId.status]))
    expect(appIds).toEqual(['mismatch', 'mismatch', 'mismatch'])
    expect(countMismatches(rows)).toBe(rows.length)
  },
)

describe('a bundle id of its own on iOS', () => {
  it('is what plist and Xcode are held against, and nothing else', () => {
    const configured = { ...CONFIGURED, iosBundleId: 'com.example.tide.ios' }
    const sources = driftRows(FACTS_AGREE, configured, null).filter(hasMismatch)
    expect(sources.map(({ fact }) => fact.source)).toEqual(['plist', 'xcode'])
  })
})

describe('what may differ', () => {
  it.each<[string, FirebaseFact]>([
    ['a further alias', { source: 'firebaserc', variant: 'prod', project_id: 'tide-prod' }],
    ['a flavour', { source: 'gradle', variant: 'dev', identifier: 'com.example.tide.dev' }],
    [
      'a configuration of one’s own',
      { source: 'xcode', variant: 'Debug-dev', identifier: 'com.example.tide.dev' },
    ],
  ])('%s beside the right one', (_what, more) => {
    const rows = driftRows([...FACTS_AGREE, more], CONFIGURED, null)
    expect(countMismatches(rows)).toBe(0)
    const last = rows.at(-1)
    expect([last?.projectId?.status, last?.identifier?.status]).toContain('other')
  })

  it('but not one of Xcode’s own configurations', () => {
    const facts = FACTS_AGREE.flatMap((fact) =>
      fact.source === 'xcode'
        ? [
            { ...fact, variant: 'Debug' },
            { ...fact, variant: 'Release', identifier: 'com.example.old' },
          ]
        : [fact],
    )
    expect(mismatches(facts)).toEqual(['xcode'])
  })

  it('a further app of google-services.json, which is not even a row', () => {
    const more: FirebaseFact = {
      source: 'google-services',
      path: 'android/app/google-services.json',
      project_id: 'tide-dev',
      app_id: '1:42:android:zz',
      identifier: 'com.example.admin',
    }
    const rows = driftRows([...FACTS_AGREE, more], CONFIGURED, null)
    expect(rows).toHaveLength(FACTS_AGREE.length)
    expect(countMismatches(rows)).toBe(0)
    const foreign = FACTS_AGREE.map((fact) => (fact.source === 'google-services' ? more : fact))
    expect(mismatches(foreign)).toEqual(['google-services'])
  })

  it('build configurations that say the same are one row', () => {
    const facts = FACTS_AGREE.flatMap((fact) =>
      fact.source === 'xcode'
        ? [
            { ...fact, variant: 'Debug' },
            { ...fact, variant: 'Release' },
          ]
        : [fact],
    )
    const rows = driftRows(facts, CONFIGURED, null)
    expect(rows.at(-1)?.fact.variant).toBe('Debug, Release')
    expect(rows).toHaveLength(FACTS_AGREE.length)
  })

  it('a place that says nothing', () => {
    expect(mismatches([{ source: 'plist', note: 'There is no such file.' }])).toEqual([])
  })
})
