import { LOGIN_SUCCESSFUL, endpoints } from '@mosaygent/contract'
import { expect, it } from 'vitest'
import { literal, tableOf } from './tables.test-support.ts'

/** Every text of the dashboard: the modules that hold nothing else. */
const modules = import.meta.glob<Record<string, unknown>>(['../../**/*texts.ts'], { eager: true })

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const texts = new Set([
  ...textsIn(modules),
  ...Object.values(endpoints).flatMap(({ fallback }) => textsIn(fallback)),
  LOGIN_SUCCESSFUL,
])

it.each([...tableOf('## Exact texts by place'), ...tableOf('## Errors')].map((row) => [row[0], row[2]]))(
  '%s is in the code letter for letter',
  (_, said) => {
    const written = literal(said).filter((text) => !text.includes('{'))
    expect(written.filter((text) => !texts.has(text))).toEqual([])
  },
)
