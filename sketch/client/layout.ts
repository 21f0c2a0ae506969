import { settleIcons } from './icons.ts'
import { hugRuns } from './runs.ts'
import { layOutTable } from './tables.ts'

/**
 * The little of Flutter's layout that depends on the sizes of children, which CSS cannot express: FittedBox scales its
 * child, RotatedBox has the size of its turned child, and of several Flexible each takes at most its share.
 *
 * @param root what is laid out; everything.
 */
export function layOut(root: ParentNode = document): void {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  for (const row of all('[data-shares]'))
    shareOut(row, row.dataset['shares'] === 'width' ? 'width' : 'height')
  for (const wrap of all('[data-runs]')) hugRuns(wrap)
  for (const grid of all('[data-extent]')) countTracks(grid)
  for (const table of all('[data-columns]')) layOutTable(table)
  for (const box of all('[data-turns]').reverse()) turn(box)
  for (const box of all('[data-fit]')) fit(box)
  for (const body of all('.scaffold>.body')) keepBelow(body)
  settleIcons()
}

function shareOut(row: HTMLElement, size: 'width' | 'height'): void {
  const children = [...row.children].filter((child) => child instanceof HTMLElement)
  const measure = (element: HTMLElement) => (size === 'width' ? element.offsetWidth : element.offsetHeight)
  const gaps = (Number.parseFloat(getComputedStyle(row).gap) || 0) * (row.children.length - 1)
  let left = measure(row) - gaps
  let shares = 0
  for (const child of children) {
    if (child.classList.contains('flexible'))
      shares += Number(child.dataset['share'] || child.style.flexGrow || 1)
    else left -= measure(child)
  }
  for (const child of children) {
    if (!child.classList.contains('flexible')) continue
    const loose = child.dataset['share']
    const share = Math.max(0, (left * Number(loose || child.style.flexGrow || 1)) / shares)
    // Flutter gives what a loose child leaves to nobody.
    child.style.setProperty(`max-${size}`, `${share}px`)
  }
}

/** More than a screen has room for: a source may say that a child is a millionth of a pixel wide. */
const MOST_TRACKS = 1000

/** As many tracks as leave no child larger than it may be, and no more (`SliverGridDelegateWithMaxCrossAxisExtent`). */
function countTracks(grid: HTMLElement): void {
  const horizontal = grid.style.gridAutoFlow === 'column'
  const style = getComputedStyle(grid)
  const pixels = (value: string) => Number.parseFloat(value) || 0
  const [room, gap] = horizontal
    ? [grid.clientHeight - pixels(style.paddingTop) - pixels(style.paddingBottom), pixels(style.rowGap)]
    : [grid.clientWidth - pixels(style.paddingLeft) - pixels(style.paddingRight), pixels(style.columnGap)]
  const most = Number(grid.dataset['extent'])
  const count = Math.min(Math.max(1, Math.ceil(room / (most + gap))), MOST_TRACKS)
  grid.style[horizontal ? 'gridTemplateRows' : 'gridTemplateColumns'] = `repeat(${count}, minmax(0, 1fr))`
}

/** What a Scaffold has below its body stays behind the keyboard, so that the body loses only the rest. */
function keepBelow(body: HTMLElement): void {
  let below = 0
  for (let next = body.nextElementSibling; next instanceof HTMLElement; next = next.nextElementSibling)
    if (getComputedStyle(next).position !== 'absolute') below += next.offsetHeight
  body.style.setProperty('--below', `${below}px`)
}

function turn(box: HTMLElement): void {
  const child = box.firstElementChild
  if (!(child instanceof HTMLElement)) return
  const [width, height] = [child.offsetWidth, child.offsetHeight]
  box.style.width = `${height}px`
  box.style.height = `${width}px`
  const turns = Number(box.dataset['turns'])
  const [x, y] = turns === 1 ? [height, 0] : [0, width]
  child.style.transform = `translate(${x}px,${y}px) rotate(${turns * 90}deg)`
}

function fit(box: HTMLElement): void {
  const child = box.firstElementChild
  if (!(child instanceof HTMLElement)) return
  const [x, y] = [box.clientWidth / child.offsetWidth, box.clientHeight / child.offsetHeight]
  if (!Number.isFinite(x) || !Number.isFinite(y)) return
  const scale = scaleOf(box.dataset['fit'], x, y)
  child.style.transform = scale === null ? '' : `scale(${scale.join()})`
}

/** Flutter's BoxFit; null for one that does not scale. */
function scaleOf(boxFit: string | undefined, x: number, y: number): readonly [number, number] | null {
  const [least, most] = [Math.min(x, y), Math.max(x, y)]
  switch (boxFit) {
    case 'contain':
      return [least, least]
    case 'cover':
      return [most, most]
    case 'fill':
      return [x, y]
    case 'fitWidth':
      return [x, x]
    case 'fitHeight':
      return [y, y]
    case 'scaleDown':
      return [Math.min(1, least), Math.min(1, least)]
    default:
      return null
  }
}
