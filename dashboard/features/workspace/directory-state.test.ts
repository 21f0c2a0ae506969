import { describe, expect, it } from 'vitest'
import { directoryState } from './directory-state.ts'

const HERE = '/home/zoé/My project'
const NO = { path: '/home/zoé/other', why: '/home/zoé/other does not exist. Check the spelling.' }
const THERE = '/home/zoé/other'

describe('directoryState', () => {
  it('is none when nobody knows a directory', () => {
    expect(directoryState({ connected: true, helper: null, local: null, refused: null })).toEqual({
      kind: 'none',
    })
    expect(directoryState({ connected: false, helper: undefined, local: null, refused: null })).toEqual({
      kind: 'none',
    })
  })

  it('lets the helper win when it is connected, and names the other one', { tags: 'P-041' }, () => {
    expect(directoryState({ connected: true, helper: HERE, local: THERE, refused: null })).toEqual({
      kind: 'shared',
      path: HERE,
      other: THERE,
      refusal: null,
      said: true,
    })
  })

  it('takes a trailing slash for the same directory', () => {
    expect(directoryState({ connected: true, helper: HERE, local: `${HERE}/`, refused: null })).toMatchObject(
      {
        other: null,
      },
    )
  })

  it('shows what the browser remembers when the helper is out of reach, even if it answered before', () => {
    expect(directoryState({ connected: false, helper: HERE, local: THERE, refused: null })).toEqual({
      kind: 'offline',
      path: THERE,
    })
  })

  it('says when only this browser knows it', () => {
    expect(directoryState({ connected: true, helper: null, local: HERE, refused: null })).toEqual({
      kind: 'browser-only',
      path: HERE,
    })
  })

  it('takes its own for the one of a helper that answers without saying which it has, unless that refused it', () => {
    const known = { connected: true, helper: undefined, unsaid: true, local: THERE }
    expect(directoryState({ ...known, refused: null })).toEqual({
      kind: 'shared',
      path: THERE,
      other: null,
      refusal: null,
      said: false,
    })
    expect(directoryState({ ...known, refused: NO })).toMatchObject({ kind: 'refused', path: THERE })
    expect(directoryState({ ...known, local: null, refused: null })).toEqual({ kind: 'none' })
    expect(directoryState({ ...known, connected: false, refused: null }).kind).toBe('offline')
  })

  it('says why the helper refused it, whether the helper has another one or none', () => {
    const refusal = 'The helper refused /home/zoé/other: it does not exist. Check the spelling.'
    const known = { connected: true, local: THERE, refused: NO }
    expect(directoryState({ ...known, helper: null })).toEqual({ kind: 'refused', path: THERE, refusal })
    expect(directoryState({ ...known, helper: HERE })).toEqual({
      kind: 'shared',
      path: HERE,
      other: THERE,
      refusal,
      said: true,
    })
    expect(
      directoryState({ ...known, helper: null, refused: { path: THERE, why: 'Too long.' } }),
    ).toMatchObject({ refusal: 'The helper refused /home/zoé/other: Too long.' })
  })

  it('forgets a refusal of another path, and of one that the helper has by now', () => {
    expect(directoryState({ connected: true, helper: null, local: HERE, refused: NO })).toEqual({
      kind: 'browser-only',
      path: HERE,
    })
    expect(directoryState({ connected: true, helper: THERE, local: THERE, refused: NO })).toMatchObject({
      other: null,
      refusal: null,
    })
  })
})
