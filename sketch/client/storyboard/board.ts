import { arrowPath } from './arrows.ts'
import { Tile, TILE_WIDTHS } from './tile.ts'
import type { StoryProgress, StoryScreen, StoryTile } from './story-events.ts'
import type { TileHears, TileWidth } from './tile.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** The size of the phone before the server has told it. */
const USUAL: StoryScreen = { width: 390, height: 820 }

/** All tiles with the arrows between them. */
export class Board {
  readonly #list = document.createElement('ul')
  readonly #arrows = document.createElementNS(SVG, 'svg')
  readonly #marked = document.createElementNS(SVG, 'svg')
  /** In the order in which they stand. */
  #tiles: ReadonlyMap<string, Tile> = new Map()
  readonly #hears: TileHears
  #links: Readonly<Record<string, readonly string[]>> = {}
  #screen = USUAL
  #width: TileWidth = TILE_WIDTHS.small
  readonly #root: HTMLElement
  #search = ''
  #asked = false

  constructor(root: HTMLElement, hears: TileHears) {
    this.#hears = hears
    this.#root = root
    this.#list.className = 'tiles'
    this.#arrows.setAttribute('class', 'arrows')
    this.#marked.setAttribute('class', 'arrows marked')
    for (const svg of [this.#arrows, this.#marked]) svg.setAttribute('aria-hidden', 'true')
    // behind the tiles: an arrow that crosses pictures and their names hides what it is about
    root.append(this.#arrows, this.#marked, this.#list)
    new ResizeObserver(() => this.#redraw()).observe(this.#list)
    for (const event of ['focusin', 'focusout', 'pointerover', 'pointerout'])
      this.#list.addEventListener(event, () => this.#redraw())
    this.#list.addEventListener('focusin', ({ target }) => this.#rove(target))
    this.#list.addEventListener('keydown', (event) => this.#step(event))
  }

  screen(screen: StoryScreen): void {
    this.#screen = screen
  }

  size(size: keyof typeof TILE_WIDTHS): void {
    this.#width = TILE_WIDTHS[size]
    this.#root.style.setProperty('--tile', `${this.#width}px`)
    for (const tile of this.#tiles.values()) tile.resize(this.#width)
    this.#redraw()
  }

  put(tile: StoryTile): void {
    const known = this.#tiles.get(tile.id)
    if (known !== undefined) known.show(tile, this.#screen)
    else {
      const made = new Tile(tile, this.#screen, this.#width, this.#hears)
      this.#tiles = new Map([...this.#tiles, [tile.id, made]])
      this.#list.append(made.element)
      made.settle()
      if (this.#tiles.size === 1) made.current = true
    }
    this.#tiles.get(tile.id)?.match(this.#search)
    this.#redraw()
  }

  /** All are there: what is gone goes, the rest stands in order, and the arrows are known. */
  finish({ order, links }: StoryProgress): void {
    if (order === null || links === null) return
    this.#links = links
    const kept = new Map(
      order.flatMap((id) => {
        const tile = this.#tiles.get(id)
        return tile === undefined ? [] : [[id, tile] as const]
      }),
    )
    for (const [id, { element }] of this.#tiles) if (!kept.has(id)) element.remove()
    this.#tiles = kept
    const wanted = [...kept.values()]
    const stands = wanted.every((tile, at) => this.#list.children[at] === tile.element)
    // a tile that is moved would lose the focus
    if (!stands) this.#list.append(...wanted.map(({ element }) => element))
    if (!wanted.some(({ current }) => current)) this.#rove(wanted[0]?.button ?? null)
    const names = wanted.map(({ name }) => name)
    for (const tile of wanted) tile.shareName(names.indexOf(tile.name) !== names.lastIndexOf(tile.name))
    for (const id of order)
      this.#tiles.get(id)?.leads((links[id] ?? []).flatMap((to) => this.#tiles.get(to)?.title ?? []))
    this.#redraw()
  }

  /** How many tiles have these words; the others are hidden. */
  search(words: string): number {
    this.#search = words
    const shown = [...this.#tiles.values()].filter((tile) => tile.match(words))
    if (!shown.some(({ current }) => current)) this.#rove(shown[0]?.button ?? null)
    this.#redraw()
    return shown.length
  }

  get shown(): number {
    return this.#visible().length
  }

  focus(): void {
    const tiles = this.#visible()
    const tile = tiles.find(({ current }) => current) ?? tiles[0]
    tile?.button.focus()
  }

  #visible(): Tile[] {
    return [...this.#tiles.values()].filter(({ element }) => !element.hidden)
  }

  /** One tile is in the order of Tab: the arrow keys go on from it. */
  #rove(target: EventTarget | null): void {
    const tiles = [...this.#tiles.values()]
    const current = tiles.find(({ element }) => target instanceof Node && element.contains(target))
    if (current === undefined) return
    for (const tile of tiles) tile.current = tile === current
  }

  #step(event: KeyboardEvent): void {
    const tiles = this.#visible()
    const { target } = event
    const at = tiles.findIndex(({ element }) => target instanceof Node && element.contains(target))
    const from = tiles[at]
    if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const row = (by: 1 | -1): Tile | undefined => {
      const side = by === 1 ? tiles.slice(at + 1) : tiles.slice(0, at).toReversed()
      const next = side.find(({ box }) => box.top !== from.box.top)?.box.top
      const inRow = side.filter(({ box }) => box.top === next)
      const away = ({ box }: Tile): number => Math.abs(box.left - from.box.left)
      return inRow.toSorted((a, b) => away(a) - away(b))[0]
    }
    const ways = new Map<string, () => Tile | undefined>([
      ['ArrowRight', () => tiles[at + 1]],
      ['ArrowLeft', () => tiles[at - 1]],
      ['ArrowDown', () => row(1)],
      ['ArrowUp', () => row(-1)],
      ['Home', () => tiles[0]],
      ['End', () => tiles.at(-1)],
    ])
    const to = ways.get(event.key)?.()
    if (to === undefined) return
    event.preventDefault()
    to.button.focus()
    to.element.scrollIntoView({ block: 'nearest' })
  }

  #redraw(): void {
    if (this.#asked) return
    this.#asked = true
    requestAnimationFrame(() => {
      this.#asked = false
      this.#draw()
    })
  }

  #draw(): void {
    const paths: [SVGPathElement[], SVGPathElement[]] = [[], []]
    const boxes = new Map(this.#visible().map((tile) => [tile, tile.box]))
    const active = [...boxes.keys()].find(({ element }) => element.matches(':hover, :focus-within'))
    for (const [id, to] of Object.entries(this.#links)) {
      const from = this.#tiles.get(id)
      const box = from === undefined ? undefined : boxes.get(from)
      if (from === undefined || box === undefined) continue
      for (const [at, target] of to.entries()) {
        const other = this.#tiles.get(target)
        const otherBox = other === undefined ? undefined : boxes.get(other)
        if (otherBox === undefined) continue
        const path = document.createElementNS(SVG, 'path')
        path.setAttribute('d', arrowPath(box, otherBox, (at + 1) / (to.length + 1)))
        const isActive = active === from || active === other
        path.setAttribute('class', active === other ? 'arrow in' : 'arrow')
        path.setAttribute('marker-end', isActive ? 'url(#head-on)' : 'url(#head)')
        paths[isActive ? 1 : 0].push(path)
      }
    }
    this.#root.classList.toggle('active', active !== undefined)
    this.#arrows.replaceChildren(headOf('head'), ...paths[0])
    this.#marked.replaceChildren(headOf('head-on'), ...paths[1])
  }
}

function headOf(id: string): SVGElement {
  const marker = document.createElementNS(SVG, 'marker')
  const attributes = {
    id,
    viewBox: '0 0 8 8',
    refX: '7',
    refY: '4',
    markerWidth: '7',
    markerHeight: '7',
    orient: 'auto',
  }
  for (const [name, value] of Object.entries(attributes)) marker.setAttribute(name, value)
  const head = document.createElementNS(SVG, 'path')
  head.setAttribute('d', 'M0 0 8 4 0 8z')
  head.setAttribute('class', id)
  marker.append(head)
  return marker
}
