import { describe, expect, it } from 'vitest'
import { decide, undecided } from './decisions.ts'

describe('decisions about what an app may do', () => {
  it('change each other for their own codebase alone', () => {
    const first = decide({}, '/a', ['camera', 'microphone'], true)
    const other = decide(first, '/b', ['camera'], false)
    expect(other).toEqual({
      '/a': { allowed: ['camera', 'microphone'], refused: [] },
      '/b': { allowed: [], refused: ['camera'] },
    })
    expect(decide(other, '/a', ['camera'], false)['/a']).toEqual({
      allowed: ['microphone'],
      refused: ['camera'],
    })
    expect(decide(other, '/b', ['camera'], true)['/b']).toEqual({ allowed: ['camera'], refused: [] })
  })

  it('forget the codebase that was decided on longest ago', () => {
    let all = decide({}, '/first', ['camera'], true)
    for (let at = 0; at < 49; at += 1) all = decide(all, `/${at} é`, ['camera'], true)
    all = decide(all, '/first', ['microphone'], false)
    all = decide(all, '/last', ['camera'], true)
    expect(Object.keys(all)).toHaveLength(50)
    expect(all['/first']).toEqual({ allowed: ['camera'], refused: ['microphone'] })
    expect(all['/0 é']).toBeUndefined()
  })

  it('leave open what nobody was asked, one ask after the other', () => {
    const asks = [['camera'], ['camera', 'microphone'], ['geolocation']] as const
    expect(undecided(asks, undefined)).toEqual(['camera'])
    expect(undecided(asks, { allowed: ['camera'], refused: [] })).toEqual(['microphone'])
    expect(undecided(asks, { allowed: [], refused: ['camera', 'microphone'] })).toEqual(['geolocation'])
    expect(undecided(asks, { allowed: ['geolocation'], refused: ['camera', 'microphone'] })).toEqual([])
  })
})
