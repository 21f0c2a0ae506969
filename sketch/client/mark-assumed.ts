/** The elements that are written between two offsets of a file, which `data-at` names by a number. */
export interface AssumedMark {
  readonly file: number
  readonly start: number
  readonly end: number
}

const MARK = 'data-assumed'

/** Marks the outermost elements within each, or the one that it is written in where it is no widget's place. */
export function markAssumed(marks: readonly AssumedMark[], root: ParentNode = document): void {
  for (const element of root.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK)
  if (marks.length === 0) return
  const placed = [...root.querySelectorAll('[data-at]')].map((element) => {
    const [file, offset] = (element.getAttribute('data-at') ?? '').split(':').map(Number)
    return { element, file: file ?? -1, offset: offset ?? -1 }
  })
  for (const { file, start, end } of marks) {
    const same = placed.filter((each) => each.file === file)
    const within = same.filter(({ offset }) => offset >= start && offset <= end).map(({ element }) => element)
    const inside = new Set<Element>(within)
    const outermost = within.filter((element) => !hasAncestorIn(element, inside))
    if (outermost.length > 0) for (const element of outermost) element.setAttribute(MARK, '')
    else nearestBefore(same, start)?.setAttribute(MARK, '')
  }
}

function hasAncestorIn(element: Element, all: ReadonlySet<Element>): boolean {
  for (let above = element.parentElement; above !== null; above = above.parentElement)
    if (all.has(above)) return true
  return false
}

function nearestBefore(
  placed: readonly { readonly element: Element; readonly offset: number }[],
  start: number,
): Element | null {
  let nearest: { readonly element: Element; readonly offset: number } | null = null
  for (const each of placed)
    if (each.offset <= start && each.offset >= (nearest?.offset ?? -1)) nearest = each
  return nearest?.element ?? null
}

/** What of the server's answer is a mark. */
export function parseMarks(value: unknown): AssumedMark[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((mark: unknown): AssumedMark[] => {
    if (typeof mark !== 'object' || mark === null) return []
    if (!('file' in mark) || typeof mark.file !== 'number') return []
    if (!('start' in mark) || typeof mark.start !== 'number') return []
    if (!('end' in mark) || typeof mark.end !== 'number') return []
    return [{ file: mark.file, start: mark.start, end: mark.end }]
  })
}
