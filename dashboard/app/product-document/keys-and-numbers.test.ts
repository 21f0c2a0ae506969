import * as contract from '@mosaygent/contract'
import { expect, it } from 'vitest'
import { PREVIEW_KEYS } from '../../features/preview/preview-keys-table.ts'
import { SESSIONS_DATABASE, STORAGE_KEYS } from '../../session/storage-keys.ts'
import { literal, statement, tableOf } from './tables.test-support.ts'

const { DEFAULT_FIREBASE_CONFIG_PATH, PYTHON_API_ZIP } = contract

/** `mosaygent_x_development`, `…_production`: the second name leaves out what they share. */
function keysOf(cell: string | undefined): string[] {
  const [first = '', ...others] = literal(cell)
  return [
    first,
    ...others.map((key) => key.replace('…_production', first.replace(/development$/, 'production'))),
  ]
}

it('what the browser keeps is what the table says, key by key', () => {
  const written = tableOf('## What the browser keeps').flatMap(([, keys]) => keysOf(keys))
  expect(STORAGE_KEYS.length).toBeGreaterThan(15)
  expect(written.toSorted()).toEqual([...STORAGE_KEYS].toSorted())
  expect(literal(statement('P-355')).slice(0, 2)).toEqual(Object.values(SESSIONS_DATABASE))
})

it('no other key of ours is named in the code', () => {
  const sources = import.meta.glob<string>(
    ['../../**/*.{ts,tsx}', '!../../**/*.test*', '!../../testing/**', '!../../dist/**'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  )
  const named = Object.values(sources).flatMap((text) =>
    Array.from(text.matchAll(/'(mosaygent_\w+)'/g), ([, key = '']) => key),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((key) => !STORAGE_KEYS.includes(key))).toEqual([])
})

it('the Flutter page’s single keys are those of P-085', () => {
  const written = Array.from(statement('P-085').matchAll(/`(.)` (\w+)/g), ([, key, does]) => ({ key, does }))
  expect(written).toEqual(PREVIEW_KEYS.map(({ key, does }) => ({ key, does })))
})

it('the numbers and names are the contract’s', () => {
  const seconds = (ms: number) => `${ms / 1_000} s`
  const said: Record<string, readonly string[]> = {
    'P-122': [`${contract.MIN_SCREEN_WIDTH_PX} px`],
    'P-123': [seconds(contract.ERROR_POLL_MS)],
    'P-124': [seconds(contract.POST_START_WAIT_MS)],
    'P-125': [seconds(contract.OVERLAY_CLEAR_MS)],
    'P-126': [`after ${seconds(contract.LONG_ACTION_HINT_MS)}`],
    'P-127': [`every ${seconds(contract.CLOCK_REFRESH_MS)}`],
    'P-128': [seconds(contract.HEALTH_TIMEOUT_MS)],
    'P-129': [
      `helper ${contract.HELPER_PORT}, preview ${contract.PREVIEW_PORT}, dashboard ${contract.DASHBOARD_PORT}`,
    ],
    'P-131': [`\`${DEFAULT_FIREBASE_CONFIG_PATH}\``],
    'P-132': [`\`${contract.ANDROID_CONFIG_FILE}\`, \`${contract.IOS_CONFIG_FILE}\``],
    'P-133': [`\`${PYTHON_API_ZIP}\``],
  }
  const table = new Map(
    tableOf('## Numbers and names').map(([number = '', , value]) => [number.replaceAll('*', ''), value]),
  )
  for (const [number, [value]] of Object.entries(said))
    expect([number, table.get(number)]).toEqual([number, value])
})
