/**
 * What axe does not ask, one line a place, in the page that runs it: rows that are no list, fields whose label does
 * nothing when it is pressed, separators that can be moved and do not say where they stand.
 */
export function misbuilt(): string[] {
  const told = (why: string, element: Element) =>
    `${why}: ${element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 160)}`
  const all = <T extends Element>(selector: string) =>
    [...document.querySelectorAll<T>(selector)].filter(
      (element) =>
        element.checkVisibility() && element.closest('[aria-hidden=true], [inert], iframe') === null,
    )

  /** Places whose children are something else than the rows of a list. */
  const OTHERWISE =
    'ul, ol, dl, table, tbody, thead, tr, pre, svg, [role=log] *, [role^=menu], [role=menu] *, [role=listbox], [role=radiogroup], [role=toolbar], .flex-wrap'
  /** This many of a kind, one below the other, are a list. */
  const ROWS: Readonly<Record<string, number>> = { ARTICLE: 1, DETAILS: 2, A: 2, BUTTON: 2, DIV: 4 }
  const rows = all('body *').flatMap((parent) => {
    if (parent.matches(OTHERWISE) || parent.tagName === 'LI') return []
    const kinds = new Map<string, Element[]>()
    for (const child of parent.children) {
      const empty = child.textContent?.trim() === '' || !child.checkVisibility()
      // a line of buttons that wraps is no row
      if (!(child.tagName in ROWS) || empty || child.matches('.flex-wrap')) continue
      const kind = `${child.tagName} ${child.getAttribute('class') ?? ''}`
      kinds.set(kind, [...(kinds.get(kind) ?? []), child])
    }
    return [...kinds.values()].flatMap((alike) => {
      const [first] = alike
      const boxes = alike.map((one) => one.getBoundingClientRect())
      const tops = new Set(boxes.map(({ top }) => Math.round(top)))
      // what only wraps begins anywhere
      const below = new Set(boxes.map(({ left }) => Math.round(left))).size === 1
      const most = first === undefined ? Infinity : (ROWS[first.tagName] ?? Infinity)
      return first !== undefined && below && tops.size >= most
        ? [told(`${alike.length} rows and no list`, first)]
        : []
    })
  })

  const FIELDS = 'input:not([type=hidden]), textarea, select, [role=switch], [role=checkbox], [role=slider]'
  const fields = all<HTMLElement>(FIELDS).flatMap((field) => {
    // what it is called by words that are seen must be its label, so that they can be pressed
    const labels = 'labels' in field && field.labels instanceof NodeList ? field.labels.length : 0
    const bound = labels > 0 || field.closest('label') !== null
    const named = field.hasAttribute('aria-label') && !field.hasAttribute('aria-labelledby')
    return bound || named ? [] : [told('a label that is not bound', field)]
  })
  const labels = all<HTMLLabelElement>('label').flatMap((label) =>
    label.control === null ? [told('a label of nothing', label)] : [],
  )

  const separators = all('[role=separator][tabindex]').flatMap((separator) => {
    const number = (name: string) => Number(separator.getAttribute(name) ?? Number.NaN)
    const least = number('aria-valuemin')
    const now = number('aria-valuenow')
    const most = number('aria-valuemax')
    const moved = document.getElementById(separator.getAttribute('aria-controls') ?? '')
    const said = (separator.getAttribute('aria-valuetext') ?? '').includes(String(now))
    return least <= now && now <= most && moved !== null && said
      ? []
      : [told('a separator without its values', separator)]
  })
  return [...rows, ...fields, ...labels, ...separators]
}
