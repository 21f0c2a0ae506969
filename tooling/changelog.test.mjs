import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { releasedChangelog, releasesOf } from './changelog.mjs'

const TEXT = `# Changelog

## Unreleased

### What's new

- \`Point\` edits.
- Faster.

### For developers

- Nobody reads this in the product.

## 0.1.0, 2026-11-24

### What's new

- The first one.
`

test('what users read is a part of the changelog, and the rest is for developers', () => {
  expect(releasesOf(TEXT)).toEqual([
    { version: null, changes: ['`Point` edits.', 'Faster.'] },
    { version: '0.1.0', changes: ['The first one.'] },
  ])
  expect(releasesOf(TEXT.replaceAll('\n', '\r\n'))).toEqual(releasesOf(TEXT))
  expect(() => releasesOf('## Soon\n')).toThrow('"## Soon" is neither')
})

test('a release dates what was unreleased, and nothing else', () => {
  const released = releasedChangelog(TEXT, '0.2.0', '2026-12-01') ?? ''
  expect(released).toBe(TEXT.replace('Unreleased', '0.2.0, 2026-12-01'))
  expect(releasesOf(released)[0]?.version).toBe('0.2.0')
  // twice is none
  expect(releasedChangelog(released, '0.3.0', '2026-12-02')).toBe(null)
  expect(releasedChangelog("## Unreleased\n\n### What's new\n", '0.3.0', '2026-12-02')).toBe(null)
})

test('the product’s own changelog is read, each release with what is new in it', async () => {
  const releases = releasesOf(await readFile(new URL('../CHANGELOG.md', import.meta.url), 'utf8'))
  expect(releases.length).toBeGreaterThan(0)
  for (const { changes } of releases) expect(changes.length).toBeGreaterThan(0)
})
