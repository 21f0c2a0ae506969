import { Search, X } from '#icons'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { previewUrl } from '#helper-client'
import { EmptyState, IconButton, Button, Notice, Segmented, Spinner } from '#ui'
import { useDarkTheme } from './use-dark-theme.ts'
import { useOpenPlace } from '../page/use-sketch-point.ts'
import { StoryLink } from './story-link.ts'
import type { ChosenPage, StoryProgress } from './story-link.ts'
import styles from './storyboard.module.css'
import { texts } from './texts.ts'

const SIZES = [
  { value: 'small', label: texts.small },
  { value: 'large', label: texts.large },
] as const

interface StoryboardProps {
  /** The app is shown dark. */
  appDark: boolean
  /** The app itself has taken the sketch's place: no page is drawn any more. */
  overtaken: boolean
  /** A page was chosen: the phone goes there. */
  onOpen: (page: ChosenPage) => void
  onClose: () => void
  /** It goes, and nothing has the focus that it took: nothing had it before, or what had it is gone. */
  onFocusLost: () => void
}

/** All pages of the app side by side, over phone and console. */
export function Storyboard({ appDark, overtaken, onOpen, onClose, onFocusLost }: StoryboardProps) {
  const [progress, setProgress] = useState<StoryProgress | null>(null)
  const [search, setSearch] = useState('')
  const [size, setSize] = useState<'small' | 'large'>('small')
  const field = useRef<HTMLInputElement>(null)
  const openPlace = useOpenPlace()
  const [link] = useState(() => new StoryLink(() => new URL(previewUrl()).origin))
  useEffect(() => {
    link.hear({ onProgress: setProgress, onOpen, onPlace: openPlace, onEnd: onClose })
  }, [link, onOpen, openPlace, onClose])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return
      onClose()
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
    }
  }, [onClose])
  const dark = useDarkTheme()
  useEffect(() => {
    link.view({ search, dark, large: size === 'large' })
  }, [link, search, dark, size])
  useEffect(() => {
    window.addEventListener('message', link.receive)
    return () => {
      window.removeEventListener('message', link.receive)
    }
  }, [link])
  useEffect(() => {
    const before = document.activeElement
    field.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
      if (document.activeElement === document.body) onFocusLost()
    }
  }, [onFocusLost])
  const attach = useCallback(
    (element: HTMLIFrameElement | null) => {
      link.attach(element?.contentWindow ?? null)
    },
    [link],
  )
  const address = useMemo(() => addressOf(previewUrl(), appDark), [appDark])
  const empty = emptyOf(progress, search)
  const stopped = overtaken ? null : (progress?.failed ?? null)
  return (
    <section className={styles.sheet} aria-label={texts.name}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h2 className="type-card">{texts.name}</h2>
          <p className={styles.by}>{texts.drawnBy}</p>
        </div>
        <StoryCount progress={progress} search={search} overtaken={overtaken} />
        <Segmented
          label={texts.size}
          value={size}
          options={SIZES}
          onChange={setSize}
          className={styles.size}
        />
        <label className={styles.search}>
          <Search aria-hidden="true" />
          <input
            ref={field}
            type="text"
            aria-label={texts.search}
            placeholder={texts.hint}
            spellCheck={false}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
              event.preventDefault()
              link.focus()
            }}
          />
        </label>
        <IconButton size="small" label={texts.close} icon={<X />} onClick={onClose} />
      </header>
      {overtaken ? (
        <div className={styles.stopped}>
          <Notice tone="info" live title={texts.overtaken}>
            {texts.overtakenHint}
          </Notice>
        </div>
      ) : null}
      {progress === null || stopped === null ? null : (
        <div className={styles.stopped}>
          <Notice
            tone="warning"
            live
            actions={
              <Button
                size="small"
                onClick={() => {
                  setProgress({ ...progress, failed: null })
                  link.again()
                }}
              >
                {texts.again}
              </Button>
            }
          >
            {texts.stopped(stopped, progress.drawn)}
          </Notice>
        </div>
      )}
      <div className={styles.board}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the sketch's own page, of another origin, which loads its fonts and pictures */}
        <iframe
          ref={attach}
          src={address}
          title={texts.frame}
          className={styles.frame}
          onLoad={link.loaded}
        />
        {empty === 'none' ? (
          <div className={styles.empty}>
            <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
          </div>
        ) : null}
        {empty === 'not-found' || empty === 'not-so-far' ? (
          <div className={styles.empty}>
            <EmptyState
              title={empty === 'not-so-far' ? texts.noneSoFar : texts.noneFound}
              action={
                <Button
                  onClick={() => {
                    setSearch('')
                    field.current?.focus()
                  }}
                >
                  {texts.clear}
                </Button>
              }
            >
              {empty === 'not-so-far' && progress !== null
                ? texts.noneSoFarHint(progress.found - progress.drawn, !overtaken && goesOn(progress))
                : texts.noneFoundHint}
            </EmptyState>
          </div>
        ) : null}
      </div>
    </section>
  )
}

interface StoryCountProps {
  progress: StoryProgress | null
  search: string
  overtaken: boolean
}

/** How many pages there are, or how far the drawing is. */
function StoryCount({ progress, search, overtaken }: StoryCountProps) {
  const busy = !overtaken && (progress === null || goesOn(progress))
  return (
    <p className={styles.count} role="status">
      {busy ? <Spinner size={14} /> : null}
      {countWords(progress, search, busy)}
    </p>
  )
}

const goesOn = ({ done, failed }: StoryProgress): boolean => !done && failed === null

function countWords(progress: StoryProgress | null, search: string, busy: boolean): string {
  if (progress === null || progress.found === 0) return busy ? texts.looking : texts.pages(0)
  const { drawn, found, done, shown } = progress
  const searched = search.trim() !== ''
  if (busy) return searched ? texts.soFar(shown, found - drawn) : texts.progress(drawn, found)
  // of what was never drawn nothing can be found
  if (searched) return texts.shown(shown, drawn)
  return done ? texts.pages(found) : texts.progress(drawn, found)
}

function emptyOf(progress: StoryProgress | null, search: string): 'none' | 'not-found' | 'not-so-far' | null {
  if (progress === null || progress.shown > 0) return null
  if (search.trim() === '') return progress.done ? 'none' : null
  return progress.done ? 'not-found' : 'not-so-far'
}

/** Where the sketch shows its pages; `app`: which brightness of the app is drawn. */
function addressOf(base: string, dark: boolean): string {
  const url = new URL('sketch/storyboard', base.endsWith('/') ? base : `${base}/`)
  url.searchParams.set('app', dark ? 'dark' : 'light')
  return url.href
}
