import type { Receipt } from '@mosaygent/contract'
import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown } from '#icons'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { ShownLine } from '#helper-client'
import { Button } from '#ui'
import { caretsBelow } from './carets.ts'
import { continues, indexAfter } from './console-filter.ts'
import { ConsoleRow } from './console-row.tsx'
import { isOfEarlierRun } from './earlier-run.ts'
import { countLines } from './section-receipts.ts'
import styles from './console.module.css'
import { texts } from './texts.ts'

interface ConsoleLogProps {
  lines: readonly ShownLine[]
  /** The key of the line with which the newest run begins, which a filter may leave out; 0: none does. */
  start: number
  receipts: ReadonlyMap<number, Receipt>
  onFollow: (following: boolean) => void
  /** Said while there is no line. */
  empty: ReactNode
}

const ROW_PX = 20
const estimateSize = () => ROW_PX
/** How near to the end counts as following. */
const NEAR_PX = 24

/**
 * The lines, drawn only where they are seen; follows the tail until scrolled up. A row's height belongs to its line,
 * not to its place: a filter gives every place another line.
 */
export function ConsoleLog({ lines, start, receipts, onFollow, empty }: ConsoleLogProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const lastTop = useRef(0)
  /** The newest line when the tail was left; null while following. */
  const [left, setLeft] = useState<number | null>(null)
  // the same function for the same lines: another one makes the list look at all two hundred thousand again
  const getItemKey = useCallback((index: number) => lines[index]?.key ?? -index, [lines])
  // the list lives in this small component alone, so that nothing memoised holds its functions
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey,
    overscan: 12,
  })
  const newest = lines.at(-1)?.key ?? 0
  useEffect(() => {
    if (left === null) virtual.scrollToEnd()
  }, [virtual, left, lines])
  // a card of an error above takes room, a narrower console breaks lines: the end moves without a new line
  useEffect(() => {
    const element = scroller.current
    const whole = inner.current
    if (left !== null || !element || !whole) return undefined
    const observer = new ResizeObserver(() => {
      virtual.scrollToEnd()
    })
    observer.observe(element)
    observer.observe(whole)
    return () => {
      observer.disconnect()
    }
  }, [virtual, left])

  // other lines (some dropped, another filter): each row has another place, and what is read stays in view
  const reading = useRef({ lines, key: 0 })
  useLayoutEffect(() => {
    const { lines: before, key } = reading.current
    reading.current.lines = lines
    if (left === null || key === 0 || continues(lines, before)) return
    virtual.scrollToIndex(indexAfter(lines, key - 1), { align: 'start' })
  }, [virtual, lines, left])

  const follow = (next: number | null) => {
    setLeft(next)
    onFollow(next === null)
  }
  const scrolled = () => {
    const element = scroller.current
    if (!element) return
    const { scrollTop } = element
    const away = element.scrollHeight - scrollTop - element.clientHeight
    // new lines move the end away, a person moves up
    if (away <= NEAR_PX) follow(null)
    else if (left === null && scrollTop < lastTop.current) follow(newest)
    lastTop.current = scrollTop
    const top = virtual.getVirtualItemForOffset(scrollTop)
    reading.current.key = (top && lines[top.index]?.key) ?? 0
  }
  const unread = useMemo(
    () => (left === null ? 0 : countLines(lines.slice(indexAfter(lines, left)))),
    [lines, left],
  )
  return (
    <div className={styles.logroom}>
      <div
        ref={scroller}
        className={styles.log}
        onScroll={scrolled}
        role="log"
        aria-label={texts.lines}
        // every line read out would drown the reader; receipts and overlays are announced instead
        aria-live="off"
        tabIndex={0}
      >
        {lines.length === 0 ? <p className={styles.empty}>{empty}</p> : null}
        <div ref={inner} style={{ height: virtual.getTotalSize(), position: 'relative' }}>
          {virtual.getVirtualItems().map((item) => {
            const line = lines[item.index]
            return line ? (
              <div
                key={item.key}
                ref={virtual.measureElement}
                data-index={item.index}
                className={styles.place}
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <ConsoleRow
                  line={line}
                  receipt={receipts.get(line.key)}
                  past={isOfEarlierRun(line, start)}
                  carets={caretsBelow(lines, item.index)}
                  drawnAbove={caretsBelow(lines, item.index - 1) !== null}
                />
              </div>
            ) : null
          })}
        </div>
      </div>
      {left === null ? null : (
        <div className={styles.newlines}>
          <Button
            size="small"
            icon={<ArrowDown aria-hidden="true" />}
            onClick={() => {
              follow(null)
            }}
          >
            {unread === 0 ? texts.toEnd : texts.newLines(unread)}
          </Button>
        </div>
      )}
    </div>
  )
}
