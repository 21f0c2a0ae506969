import { describe, expect, it } from 'vitest'
import { offerPairing } from './pairing-offer.ts'
import { LINUX, MACOS, type OperatingSystem, WINDOWS } from '@mosaygent/helper/operating-system'

const LINK = 'https://app.example/#pair=one-time-code'
const first = { link: LINK, pairedBefore: false }

async function offered(
  pairing: Parameters<typeof offerPairing>[0],
  options: { open?: boolean; env?: NodeJS.ProcessEnv; system?: OperatingSystem },
) {
  const lines: string[] = []
  const opened: string[] = []
  await offerPairing(pairing, {
    home: 'nowhere é',
    open: true,
    env: {},
    system: MACOS,
    log: (line) => lines.push(line),
    opener: async (url) => {
      opened.push(url)
    },
    ...options,
  })
  return { lines, opened }
}

describe('the link of a helper that runs alone', () => {
  it.each([
    ['on macOS', { system: MACOS }],
    ['on Windows', { system: WINDOWS }],
    ['on Linux with X', { system: LINUX, env: { DISPLAY: ':0' } }],
    ['on Linux with Wayland', { system: LINUX, env: { WAYLAND_DISPLAY: 'wayland-0' } }],
  ] as const)(
    'is printed and opened %s when that dashboard was never paired',
    { tags: 'P-212' },
    async (_where, options) => {
      expect(await offered(first, options)).toEqual({ lines: [`Pair  ${LINK}`], opened: [LINK] })
    },
  )

  it.each([
    ['by --no-open', { open: false }],
    ['on Linux without a display', { system: LINUX }],
    ['in CI', { env: { CI: 'true' } }],
  ] as const)('is printed alone %s', { tags: 'P-212' }, async (_why, options) => {
    expect(await offered(first, options)).toEqual({ lines: [`Pair  ${LINK}`], opened: [] })
  })

  it('is printed alone once that dashboard was paired', { tags: 'P-212' }, async () => {
    const { lines, opened } = await offered({ ...first, pairedBefore: true }, {})
    expect(lines).toEqual([`Pair  ${LINK}`])
    expect(opened).toEqual([])
  })

  it('is none without a dashboard to pair; what finds the helper is said, and nothing opens', async () => {
    const { lines, opened } = await offered(null, {})
    expect(lines).toEqual([expect.stringMatching(/^Dashboard {2}.*MOSAYGENT_DASHBOARD_URL/)])
    expect(opened).toEqual([])
  })
})
