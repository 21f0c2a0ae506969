import { layOut } from '../layout.ts'
import { texts } from './texts.ts'
import type { StoryScreen, StoryTile } from './story-events.ts'

/** How wide the picture of a page is, px: all at a glance, or so that its words can be read. */
export const TILE_WIDTHS = { small: 148, large: 256 } as const
export type TileWidth = (typeof TILE_WIDTHS)[keyof typeof TILE_WIDTHS]

export interface TileHears {
  open(tile: StoryTile): void
  edit(tile: StoryTile): void
}

/** One page on the board: its picture, a button over it, and what it is. */
export class Tile {
  readonly element = document.createElement('li')
  readonly button = document.createElement('button')
  readonly #glass = make('div', 'glass')
  readonly #picture = make('div', 'picture')
  readonly #failed = make('span', 'failure')
  readonly #name = make('strong', 'name')
  readonly #detail = make('span', 'detail')
  readonly #place = document.createElement('button')
  readonly #file = document.createElement('span')
  readonly #line = document.createElement('span')
  #tile: StoryTile
  #screen: StoryScreen
  #width: TileWidth
  #words = ''
  #isNameShared = false

  constructor(tile: StoryTile, screen: StoryScreen, width: TileWidth, hears: TileHears) {
    this.#tile = tile
    this.#screen = screen
    this.#width = width
    this.element.className = 'tile'
    this.#picture.inert = true
    this.#picture.setAttribute('aria-hidden', 'true')
    this.button.type = 'button'
    this.button.className = 'open'
    this.#place.type = 'button'
    this.#place.className = 'place'
    this.button.addEventListener('click', () => {
      if (this.#tile.body === null) hears.edit(this.#tile)
      else hears.open(this.#tile)
    })
    this.#file.className = 'file'
    // the name of a file may be cut, its line not
    this.#place.append(this.#file, this.#line)
    this.#place.addEventListener('click', () => hears.edit(this.#tile))
    this.#picture.append(this.#glass, this.#failed)
    const frame = make('div', 'frame')
    frame.append(this.#picture, this.button)
    this.element.append(frame, this.#name, this.#detail, this.#place)
    this.current = false
    this.show(tile, screen)
  }

  /** Whether the key Tab stops at it: at its picture, and at its place. */
  get current(): boolean {
    return this.button.tabIndex === 0
  }

  set current(current: boolean) {
    for (const each of [this.button, this.#place]) each.tabIndex = current ? 0 : -1
  }

  /** Its class, which several pages may be: the same bar around each of its first pages. */
  get name(): string {
    return texts.name(this.#tile)
  }

  /** What it is called beside the others. */
  get title(): string {
    return this.#isNameShared && this.#detailText !== '' ? this.#detailText : this.name
  }

  /** The app's own widgets in it: a page that stands within another has no tile of its own. */
  get #own(): string[] {
    return [...this.#glass.querySelectorAll('[data-own]')].map((each) => each.getAttribute('data-own') ?? '')
  }

  get #detailText(): string {
    const { tab, route, isLikely } = this.#tile
    const address = route === this.name ? '' : (route ?? '')
    return [tab === null ? '' : texts.tab(tab), address, isLikely ? texts.byName : '']
      .filter(Boolean)
      .join(' · ')
  }

  /** Others have the same name: what tells it apart stands first. */
  shareName(shared: boolean): void {
    this.#isNameShared = shared
    this.#label()
  }

  /** What was changed: the picture of another source, or of another screen. */
  show(tile: StoryTile, screen: StoryScreen): void {
    this.#tile = tile
    this.#screen = screen
    this.resize(this.#width)
    const isFailed = tile.body === null
    this.#picture.classList.toggle('failed', isFailed)
    if (isFailed) this.#glass.textContent = ''
    else this.#glass.innerHTML = tile.body ?? ''
    this.#failed.textContent = isFailed ? texts.failed : ''
    this.#label()
    const { place } = tile
    const detail = this.#detailText
    const where = place === null ? '' : `${place.file}:${place.line}`
    this.button.setAttribute(
      'aria-label',
      isFailed ? texts.failedPage(this.name, where) : texts.open(this.name, detail),
    )
    this.#place.hidden = place === null
    this.#file.textContent = place === null ? '' : place.file.slice(place.file.lastIndexOf('/') + 1)
    this.#line.textContent = place === null ? '' : `:${place.line}`
    this.#place.title = texts.editor(where)
    this.#place.setAttribute('aria-label', texts.editor(where))
    this.#words = [this.name, detail, where, this.#glass.textContent, ...this.#own].join(' ').toLowerCase()
    if (this.element.isConnected) this.settle()
  }

  #label(): void {
    const { title, name } = this
    const detail = title === name ? this.#detailText : name
    this.#name.textContent = title
    this.#detail.textContent = detail
    // either may be cut
    this.#name.title = title
    this.#detail.title = detail
  }

  resize(to: TileWidth): void {
    this.#width = to
    const { width, height } = this.#screen
    const scale = to / width
    this.#picture.style.height = `${Math.round(height * scale)}px`
    Object.assign(this.#glass.style, {
      width: `${width}px`,
      height: `${height}px`,
      transform: `scale(${scale})`,
    })
  }

  /** The layout that needs the page: once the tile is in it. */
  settle(): void {
    layOut(this.#glass)
  }

  /** Hidden unless it has all of these words. */
  match(search: string): boolean {
    const found = search
      .toLowerCase()
      .split(/\s+/)
      .every((word) => this.#words.includes(word))
    this.element.hidden = !found
    return found
  }

  leads(names: readonly string[]): void {
    this.button.title = names.length === 0 ? texts.leadsNowhere : texts.leads(names)
  }

  /** Where its picture is on the board. */
  get box(): {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  } {
    const { offsetLeft: left, offsetTop: top, offsetWidth: width } = this.element
    return { left, top, width, height: this.#picture.offsetHeight }
  }
}

function make(tag: 'div' | 'strong' | 'span', name: string): HTMLElement {
  const element = document.createElement(tag)
  element.className = name
  return element
}
