/** Red, green and blue up to 255, alpha up to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

interface Box {
  readonly width: number
  readonly height: number
}

const GRADIENT =
  /^linear-gradient\((?:to ((?:top|bottom|left|right)(?: (?:left|right|top|bottom))?), )?(.*)\)$/
const STOP = /(rgba?\([^()]*\))(?: (-?[\d.]+)%)?(?:, |$)/y

/**
 * The colour of a computed `linear-gradient`, as the sketch writes one (towards a side or a corner, stops in per cent),
 * at a place in its box, px from the upper left. Null: another kind of picture.
 */
export function gradientColour(image: string, { width, height }: Box, x: number, y: number): Rgba | null {
  const [, towards = 'bottom', list] = GRADIENT.exec(image) ?? []
  const stops = list === undefined ? null : stopsOf(list)
  if (stops === null || width <= 0 || height <= 0) return null
  const across = towards.includes('right') ? 1 : towards.includes('left') ? -1 : 0
  const down = towards.includes('bottom') ? 1 : towards.includes('top') ? -1 : 0
  // towards a corner the line stands across the other diagonal, so that both corners beside have the middle's colour
  const share = (across * (x / width - 0.5) + down * (y / height - 0.5)) / (Math.abs(across) + Math.abs(down))
  return colourAt(stops, share + 0.5)
}

interface Stop {
  readonly colour: Rgba
  readonly at: number
}

/** Null where something is no colour that is known. */
function stopsOf(list: string): readonly Stop[] | null {
  const found: { colour: Rgba; at: number | null }[] = []
  STOP.lastIndex = 0
  let end = 0
  for (let stop = STOP.exec(list); stop !== null; stop = STOP.exec(list)) {
    const [, colour = '', per] = stop
    found.push({ colour: parseColour(colour), at: per === undefined ? null : Number(per) / 100 })
    end = STOP.lastIndex
    if (end === list.length) break
  }
  if (end !== list.length || found.length < 2) return null
  const places = placesOf(found.map(({ at }) => at))
  return found.map(({ colour }, index) => ({ colour, at: places[index] ?? 1 }))
}

/** Those that are not written lie evenly between their neighbours; none lies before the one before it. */
function placesOf(written: readonly (number | null)[]): number[] {
  const places: number[] = []
  written.forEach((at, index) => {
    const before = places.at(-1) ?? 0
    if (at !== null || index === 0) return void places.push(Math.max(at ?? 0, before))
    const next = written.findIndex((other, place) => place > index && other !== null)
    const [end, last] = next === -1 ? [1, written.length - 1] : [written[next] ?? 1, next]
    places.push(before + (Math.max(end, before) - before) / (last - index + 1))
  })
  return places
}

/** Between two of them colours are mixed as CSS does: what is seen through counts less. */
function colourAt(stops: readonly Stop[], at: number): Rgba | null {
  const next = stops.findIndex((stop) => stop.at > at)
  const [before, after] = [stops[next === -1 ? stops.length - 1 : Math.max(next - 1, 0)], stops[next]]
  if (before === undefined) return null
  if (after === undefined || before === after) return before.colour
  const part = (at - before.at) / (after.at - before.at)
  const mixed = (from: number, to: number) => from * (1 - part) + to * part
  const alpha = mixed(before.colour[3], after.colour[3])
  const over = (index: 0 | 1 | 2) =>
    alpha === 0
      ? 0
      : mixed(before.colour[index] * before.colour[3], after.colour[index] * after.colour[3]) / alpha
  return [over(0), over(1), over(2), alpha]
}

/** `rgb(1, 2, 3)` and `rgba(1, 2, 3, 0.5)`, as browsers compute colours; anything else is nothing to be seen. */
export function parseColour(text: string): Rgba {
  const parts = (/^rgba?\((.*)\)$/.exec(text)?.[1] ?? '').split(',').map(Number)
  const [red = 0, green = 0, blue = 0, alpha = parts.length === 3 ? 1 : 0] = parts
  return [red, green, blue, alpha]
}
