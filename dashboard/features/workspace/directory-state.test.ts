import { describe, expect, it } from 'vitest'
import { directoryState } from './directory-state.ts'

const HERE = '/home/zoé/My project'
const THERE = '/home/zoé/other'

describe('directoryState', () => {
  it('is none when nobody knows a directory', () => {
    expect(directoryState({ connected: true, helper: null, local: null })).toEqual({ kind: 'none' })
    expect(directoryState({ connected: false, helper: undefined, local: null })).toEqual({ kind: 'none' })
  })

  it('lets the helper win when it is connected, and names the other one', () => {
    expect(directoryState({ connected: true, helper: HERE, local: THERE })).toEqual({
      kind: 'shared',
      path: HERE,
      other: THERE,
    })
  })

  it('takes a trailing slash for the same directory', () => {
    expect(directoryState({ connected: true, helper: HERE, local: `${HERE}/` })).toMatchObject({
      other: null,
    })
  })

  it('shows what the browser remembers when the helper is out of reach, even if it answered before', () => {
    expect(directoryState({ connected: false, helper: HERE, local: THERE })).toEqual({
      kind: 'offline',
      path: THERE,
    })
  })

  it('says when only this browser knows it', () => {
    expect(directoryState({ connected: true, helper: null, local: HERE })).toEqual({
      kind: 'browser-only',
      path: HERE,
    })
  })
})
