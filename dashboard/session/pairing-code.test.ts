import { beforeEach, describe, expect, it } from 'vitest'
import { takePairingCode, watchPairingCode } from './pairing-code.ts'

const at = (address: string) => window.history.replaceState({ key: 'kept' }, '', address)

beforeEach(() => at('/'))

describe('the code of a pairing link', () => {
  it('is taken once and gone from the address', () => {
    at('/flutter?filter=x#pair=AbC-_123')
    expect(takePairingCode()).toBe('AbC-_123')
    expect(window.location.href).not.toContain('AbC')
    expect(window.location.pathname + window.location.search + window.location.hash).toBe('/flutter?filter=x')
    expect(window.history.state).toEqual({ key: 'kept' })
    expect(takePairingCode()).toBe(null)
  })

  it.each(['#pair=', '#pair=<script>', `#pair=${'a'.repeat(65)}`, '#pair=a&b=c'])(
    'is none in %s, and that goes too',
    (hash) => {
      at(`/login${hash}`)
      expect(takePairingCode()).toBe(null)
      expect(window.location.hash).toBe('')
    },
  )

  it('is heard of in a page that is open already', () => {
    const codes: string[] = []
    const stop = watchPairingCode((code) => codes.push(code))
    at('/flutter#pair=later')
    window.dispatchEvent(new Event('hashchange'))
    expect(codes).toEqual(['later'])
    expect(window.location.hash).toBe('')
    stop()
  })

  it('leaves another fragment alone', () => {
    at('/flutter#tides')
    expect(takePairingCode()).toBe(null)
    expect(window.location.hash).toBe('#tides')
  })
})
