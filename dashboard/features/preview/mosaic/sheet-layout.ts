/** Room between frames, and below each for its caption, px. */
export const GAP = 24
export const CAPTION = 40
/** Smaller than this nothing can be read: the sheet scrolls instead. */
const LEAST_PERCENT = 33

export interface Size {
  readonly width: number
  readonly height: number
}

/** Where a frame stands on the sheet, px, and how large its logical px are. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly scale: number
}

export interface Layout {
  readonly places: readonly Place[]
  /** Of the sheet; more than the room: it scrolls. */
  readonly height: number
}

/**
 * All frames at one scale, the largest at which they fit into the room, in rows that stand on one line each. `big`: the
 * index of a frame that is as large as fits, with the others beside it.
 */
export function layOutSheet(sizes: readonly Size[], room: Size, big: number | null): Layout {
  const chosen = big === null ? undefined : sizes[big]
  if (chosen === undefined || big === null || sizes.length === 1) return inRows(sizes, room)
  return besideBig(sizes, room, big, chosen)
}

function besideBig(sizes: readonly Size[], room: Size, big: number, size: Size): Layout {
  const most = { width: (room.width - GAP) * 0.62, height: room.height - CAPTION }
  const scale = percent(Math.min(most.width / size.width, most.height / size.height, 1))
  const width = size.width * scale
  const others = inRows(
    sizes.filter((_, index) => index !== big),
    { width: Math.max(room.width - width - GAP * 2, 120), height: room.height },
  )
  const height = Math.max(room.height, others.height)
  const own = { left: 0, top: (room.height - size.height * scale - CAPTION) / 2, scale }
  const right = others.places.map((place) => ({
    left: place.left + width + GAP * 2,
    top: place.top,
    scale: place.scale,
  }))
  return { places: right.toSpliced(big, 0, own), height }
}

function inRows(sizes: readonly Size[], room: Size): Layout {
  const widest = Math.max(...sizes.map(({ width }) => width), 1)
  const most = Math.min(100, Math.floor((room.width / widest) * 100))
  for (let step = most; step > LEAST_PERCENT; step -= 1) {
    const layout = rowsAt(sizes, room, step / 100)
    if (layout.height <= room.height) return layout
  }
  return rowsAt(sizes, room, Math.min(LEAST_PERCENT, Math.max(most, 10)) / 100)
}

function rowsAt(sizes: readonly Size[], room: Size, scale: number): Layout {
  const all = sizes.map(({ width, height }, index) => ({
    index,
    width: width * scale,
    height: height * scale,
  }))
  const rows = evenRows(all, room.width)
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)) + CAPTION)
  const total = heights.reduce((sum, height) => sum + height, 0) + GAP * Math.max(0, rows.length - 1)
  let top = Math.max(0, (room.height - total) / 2)
  const places: Place[] = sizes.map(() => ({ left: 0, top: 0, scale }))
  rows.forEach((row, at) => {
    const height = heights[at] ?? 0
    const width = row.reduce((sum, one) => sum + one.width, 0)
    // the room that is left stands around the frames and between them
    const between = Math.max(GAP, Math.min((room.width - width) / (row.length + 1), GAP * 3))
    let left = (room.width - width - between * (row.length - 1)) / 2
    for (const one of row) {
      places[one.index] = { left, top: top + height - CAPTION - one.height, scale }
      left += one.width + between
    }
    top += height + GAP
  })
  return { places, height: Math.max(total, room.height) }
}

interface Box {
  readonly index: number
  readonly width: number
  readonly height: number
}

/** As few rows as they find room in, with as many in each where that fits: no frame stands alone below four others. */
function evenRows(all: readonly Box[], room: number): Box[][] {
  const full: Box[][] = []
  for (const one of all) {
    const row = full.at(-1)
    if (row !== undefined && rowWidth(row) + GAP + one.width <= room) row.push(one)
    else full.push([one])
  }
  const each = Math.ceil(all.length / full.length)
  const even = full.map((_, row) => all.slice(row * each, (row + 1) * each))
  return even.every((row) => row.length > 0 && rowWidth(row) <= room) ? even : full
}

const rowWidth = (row: readonly Box[]) =>
  row.reduce((sum, { width }) => sum + width, 0) + GAP * (row.length - 1)

const percent = (scale: number) => Math.max(Math.floor(scale * 100), 10) / 100
