/** How wide a column wants to be, how small it may be, and which share of what is left it takes. */
interface Column {
  readonly share: number
  readonly least: number
  width: number
}

/** The widths of a table's columns as Flutter's `RenderTable` has them: CSS shares out what is missing in another way. */
export function layOutTable(table: HTMLElement): void {
  const specs = (table.dataset['columns'] ?? '').split(' ')
  const room = table.parentElement?.clientWidth ?? table.clientWidth
  const most = measure(table, specs, 'max-content')
  const least = measure(table, specs, 'min-content')
  const columns = specs.map((spec, at): Column => {
    const amount = Number(spec.slice(1))
    const [wanted, small] = [most[at] ?? 0, least[at] ?? 0]
    if (spec.startsWith('x')) return { share: 0, least: amount, width: amount }
    if (spec.startsWith('p')) return { share: 0, least: amount * room, width: amount * room }
    if (spec.startsWith('f')) return { share: amount, least: 0, width: 0 }
    return { share: amount, least: small, width: wanted }
  })
  grow(columns, room, table.style.width === '100%')
  shrink(columns, room)
  table.style.gridTemplateColumns = columns.map(({ width }) => `${width}px`).join(' ')
}

function measure(table: HTMLElement, specs: readonly string[], size: string): number[] {
  table.style.gridTemplateColumns = specs.map((spec) => (spec.startsWith('i') ? size : '0')).join(' ')
  return getComputedStyle(table).gridTemplateColumns.split(' ').map(Number.parseFloat)
}

const sum = (columns: readonly Column[]) => columns.reduce((all, { width }) => all + width, 0)

function grow(columns: readonly Column[], room: number, fills: boolean): void {
  const shares = columns.reduce((all, { share }) => all + share, 0)
  const left = room - sum(columns)
  if (shares > 0) {
    const free = room - sum(columns.filter(({ share }) => share === 0))
    for (const column of columns)
      if (column.share > 0) column.width = Math.max(column.width, (free * column.share) / shares)
  } else if (fills && left > 0) for (const column of columns) column.width += left / columns.length
}

/** First those that have a share give, then all alike, none more than it can. */
function shrink(columns: readonly Column[], room: number): void {
  for (const some of [columns.filter(({ share }) => share > 0), columns]) {
    for (;;) {
      const missing = sum(columns) - room
      const giving = some.filter(({ width, least }) => width > least + 0.01)
      if (missing <= 0.01 || giving.length === 0) break
      for (const column of giving)
        column.width = Math.max(column.least, column.width - missing / giving.length)
    }
  }
}
