import type { Edge } from '@mosaygent/contract'
import { describe, expect, it } from 'vitest'
import { deviceOf } from './devices.ts'
import { screenBackground, screenSeams, mainColour } from './screen-background.ts'
import { screenOf } from './screen.ts'

const VIOLET = 'rgb(103, 80, 164)'
const WHITE = 'rgb(255, 255, 255)'
const plain = (colour: string): Edge => [{ colour, to: 1 }]
const side: Edge = [
  { colour: VIOLET, to: 0.25 },
  { colour: WHITE, to: 1 },
]
const NONE = { top: null, right: null, bottom: null, left: null }
const device = deviceOf('iphone-16')

describe('the screen around the app', () => {
  it(
    'goes on with the edges above and below, and upright has a pixel at the sides',
    { tags: 'P-214' },
    () => {
      const edges = { top: plain(VIOLET), bottom: plain(WHITE), left: side, right: null }
      // 393 x 852, 59 above, 34 below
      expect(screenBackground(edges, screenOf(device, false), 0.5)).toBe(
        `linear-gradient(to bottom, ${VIOLET} 0px 94.88px, ${WHITE} 94.88px 379.5px) 0 29.5px / calc(0px + 1px) 379.5px no-repeat, ` +
          `linear-gradient(to right, ${VIOLET} 0px 196.5px) 0 0 / 100% 50% no-repeat, ` +
          `linear-gradient(to right, ${WHITE} 0px 196.5px) 0 100% / 100% 50% no-repeat, var(--plain)`,
      )
    },
  )

  it(
    'on its side goes on with each colour beside the app, one pixel below its edge',
    { tags: 'P-214' },
    () => {
      // 852 x 393, 59 on each side, 21 below
      const ground = screenBackground(
        { ...NONE, left: side, right: plain(WHITE) },
        screenOf(device, true),
        0.5,
      )
      expect(ground).toBe(
        `linear-gradient(to bottom, ${VIOLET} 0px 46.5px, ${WHITE} 46.5px 186px) 0 0px / calc(29.5px + 1px) 186px no-repeat, ` +
          `linear-gradient(to bottom, ${WHITE} 0px 186px) 100% 0px / calc(29.5px + 1px) 186px no-repeat, var(--plain)`,
      )
    },
  )

  it(
    'covers the app’s edges with their own colours where the screen goes on beside them',
    { tags: 'P-214' },
    () => {
      const edges = { top: plain(VIOLET), bottom: side, left: side, right: plain(WHITE) }
      expect(screenSeams(edges, screenOf(device, true), 0.5)).toBe(
        `linear-gradient(to bottom, ${VIOLET} 0px 46.5px, ${WHITE} 46.5px 186px) calc(29.5px - 1px) 0px / 2px 186px no-repeat, ` +
          `linear-gradient(to bottom, ${WHITE} 0px 186px) calc(100% - 29.5px + 1px) 0px / 2px 186px no-repeat, ` +
          // there it ends with the screen, which is 196.5 px high
          `linear-gradient(to right, ${VIOLET} 0px 367px) 29.5px calc(0px - 1px) / 367px 2px no-repeat, ` +
          `linear-gradient(to right, ${VIOLET} 0px 91.75px, ${WHITE} 91.75px 367px) 29.5px calc(100% - 10.5px + 1px) / 367px 2px no-repeat`,
      )
      // upright the app has the whole width: 196.5 px of it end within a pixel, 393 do not
      expect(screenSeams(edges, screenOf(device, false), 0.5)).toBe(
        `linear-gradient(to bottom, ${VIOLET} 0px 94.88px, ${WHITE} 94.88px 379.5px) calc(0px - 1px) 29.5px / 2px 379.5px no-repeat, ` +
          `linear-gradient(to bottom, ${WHITE} 0px 379.5px) calc(100% - 0px + 1px) 29.5px / 2px 379.5px no-repeat, ` +
          `linear-gradient(to right, ${VIOLET} 0px 196.5px) 0px calc(29.5px - 1px) / 196.5px 2px no-repeat, ` +
          `linear-gradient(to right, ${VIOLET} 0px 49.13px, ${WHITE} 49.13px 196.5px) 0px calc(100% - 17px + 1px) / 196.5px 2px no-repeat`,
      )
      expect(screenSeams(edges, screenOf(device, false), 1)).not.toContain('to bottom')
      expect(screenSeams(NONE, screenOf(device, true), 0.5)).toBe('none')
    },
  )

  it('stays plain where nothing is known, and where a part of an edge is not', { tags: 'P-214' }, () => {
    expect(screenBackground(NONE, screenOf(device, true), 1)).toBe('var(--plain)')
    const partly: Edge = [
      { colour: null, to: 0.5 },
      { colour: WHITE, to: 1 },
    ]
    expect(screenBackground({ ...NONE, top: partly }, screenOf(device, false), 1)).toContain(
      `linear-gradient(to right, transparent 0px 196.5px, ${WHITE} 196.5px 393px)`,
    )
  })

  it('lets the parts of a picture run into each other', { tags: 'P-214' }, () => {
    const picture = Array.from({ length: 24 }, (_, at) => ({ colour: `rgb(${at}, 0, 0)`, to: (at + 1) / 24 }))
    const ground = screenBackground({ ...NONE, top: picture }, screenOf(device, false), 1)
    expect(ground).toContain('linear-gradient(to right, rgb(0, 0, 0) 8.19px, rgb(1, 0, 0) 24.56px, ')
  })
})

it('the main colour of an edge is the one that takes the most of it', () => {
  expect(mainColour(null)).toBeNull()
  expect(mainColour([{ colour: null, to: 1 }])).toBeNull()
  expect(mainColour(side)).toBe(WHITE)
  expect(mainColour([...side.slice(0, 1), { colour: null, to: 0.9 }, { colour: WHITE, to: 1 }])).toBe(VIOLET)
})
