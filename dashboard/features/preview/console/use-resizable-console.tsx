import { MIN_SCREEN_WIDTH_PX } from '@mosaygent/contract'
import { useId, useState } from 'react'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import { useCommands, useMediaQuery } from '#ui'
import { commandWords } from '../texts.ts'
import { changeConsoleWidth, useConsoleWidth } from '../view-settings.ts'
import { ConsoleEdge } from './console-edge.tsx'
import { CONSOLE_WIDTHS, benchStyle, clampWidth, nameOfWidth, widthOf } from './console-size.ts'
import { ConsoleWidthMenu } from './console-width-menu.tsx'
import { texts } from './texts.ts'
import { useConsoleSize } from './use-console-size.ts'

interface ResizableConsole {
  /** For the element that holds pane and console. */
  readonly columns: CSSProperties
  /** Of the console's element. */
  readonly id: string
  /** What moves it; nothing where the console has the whole width. */
  readonly edge: ReactNode
  readonly menu: ReactNode
}

/** The console's width: by the edge, by a menu and by the palette; remembered in this browser. */
export function useResizableConsole(bench: RefObject<HTMLElement | null>): ResizableConsole {
  const [stored, store] = useConsoleWidth()
  const [dragged, setDragged] = useState<number | null>(null)
  const size = useConsoleSize(bench)
  const id = useId()
  // zoomed in, the console has no neighbour
  const beside = useMediaQuery(`(min-width: ${MIN_SCREEN_WIDTH_PX}px)`)
  const now = size === null ? null : nameOfWidth(stored, size)
  useCommands(
    CONSOLE_WIDTHS.map((name) => ({
      id: `console.${name}`,
      group: texts.name,
      name: texts.widthCommand(texts.widths[name]),
      reason: beside ? (now === name ? commandWords.isOn : null) : texts.oneColumn,
      run: () => {
        if (size !== null) store(widthOf(name, size))
      },
    })),
  )
  const width = dragged ?? stored
  const columns: CSSProperties & ReturnType<typeof benchStyle> = benchStyle(width)
  if (!beside || size === null) return { columns, id, edge: null, menu: null }
  return {
    columns,
    id,
    edge: (
      <ConsoleEdge
        size={size}
        controls={id}
        onMove={setDragged}
        onStep={(px) => {
          changeConsoleWidth((before) => clampWidth(clampWidth(before ?? size.now, size) + px, size))
        }}
        onSettle={(px) => {
          store(px)
          setDragged(null)
        }}
      />
    ),
    menu: (
      <ConsoleWidthMenu
        size={size}
        chosen={stored}
        onChoose={(name) => {
          store(widthOf(name, size))
        }}
      />
    ),
  }
}
