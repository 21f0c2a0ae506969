import { describe, expect, it } from 'vitest'
import { CAPTION, layOutSheet } from './sheet-layout.ts'
import type { Layout, Size } from './sheet-layout.ts'

const PHONE = { width: 417, height: 876 }
const TABLET = { width: 886, height: 1262 }
const ROOM = { width: 1160, height: 640 }
const boxes = ({ places }: Layout, sizes: readonly Size[]) =>
  places.map(({ left, top, scale }, index) => ({
    left,
    top,
    right: left + (sizes[index]?.width ?? 0) * scale,
    bottom: top + (sizes[index]?.height ?? 0) * scale + CAPTION,
  }))
const many = (count: number) => Array.from({ length: count }, () => PHONE)

describe('a sheet', () => {
  it.each([[[PHONE]], [many(3)], [many(5)], [many(8)], [[PHONE, TABLET, PHONE, TABLET]]])(
    'keeps its frames within the room and off each other: %#',
    (sizes) => {
      const layout = layOutSheet(sizes, ROOM, null)
      const all = boxes(layout, sizes)
      for (const [index, box] of all.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(ROOM.width + 0.01)
        expect(box.bottom).toBeLessThanOrEqual(layout.height + 0.01)
        for (const other of all.slice(index + 1))
          expect(
            box.right <= other.left ||
              other.right <= box.left ||
              box.bottom <= other.top ||
              other.bottom <= box.top,
          ).toBe(true)
      }
      expect(new Set(layout.places.map(({ scale }) => scale)).size).toBe(1)
    },
  )

  it('scrolls where everything would be too small to be read', () => {
    const layout = layOutSheet(many(8), { width: 420, height: 400 }, null)
    expect(layout.height).toBeGreaterThan(400)
    expect(layout.places[0]?.scale).toBeGreaterThanOrEqual(0.26)
  })

  it('stands in rows of nearly as many frames, large enough to be read', () => {
    const { places } = layOutSheet(many(5), { width: 650, height: 680 }, null)
    const tops = places.map(({ top }) => top)
    expect(tops.filter((top) => top === tops[0])).toHaveLength(3)
    expect(new Set(tops).size).toBe(2)
    // in one row they would fit into this room at 29 %
    const narrow = layOutSheet(many(5), { width: 750, height: 680 }, null)
    expect(narrow.places[0]?.scale).toBeGreaterThanOrEqual(0.33)
    expect(new Set(narrow.places.map(({ top }) => top)).size).toBe(2)
  })

  it('has one frame as large as fits, and the others beside it', () => {
    const sizes = many(5)
    const layout = layOutSheet(sizes, ROOM, 2)
    const all = boxes(layout, sizes)
    const big = all[2]
    expect(layout.places[2]?.scale).toBeGreaterThan((layout.places[0]?.scale ?? 1) * 1.5)
    for (const box of all.toSpliced(2, 1)) expect(box.left).toBeGreaterThan(big?.right ?? Infinity)
  })
})
