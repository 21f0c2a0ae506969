import { describe, expect, it } from 'vitest'
import { parseConsoleSearch } from './console-search.ts'

describe('the filter in the address', () => {
  it('is read as it was written', () => {
    expect(parseConsoleSearch({ q: '/GET .* 500/', level: 'error', source: 'api' })).toEqual({
      q: '/GET .* 500/',
      level: 'error',
      source: 'api',
    })
  })

  it('leaves out what it does not understand, and whatever is not its own', () => {
    expect(parseConsoleSearch({ q: ' ', level: 'loud', source: 'all', t: '1' })).toEqual({})
    expect(parseConsoleSearch({ q: {} })).toEqual({})
  })

  it('takes a number that the router read as one', () => {
    expect(parseConsoleSearch({ q: 404 })).toEqual({ q: '404' })
  })
})
