import { ArrowLeft, ArrowRight } from '#icons'
import { useEffect, useRef, useState } from 'react'
import { CopyButton, IconButton, SuggestField, toast, useCommands } from '#ui'
import { typedRoute } from '../page/app-route.ts'
import type { PageState } from '../page/page-link.ts'
import { commandWords } from '../texts.ts'
import styles from './preview-pane.module.css'
import { texts } from './texts.ts'

interface RouteBarProps {
  /** As the app names it; null: not known. */
  route: string | null
  ways: PageState['ways']
  /** Routes that were seen, newest first, and those that stand in the source. */
  known: { readonly seen: readonly string[]; readonly listed: readonly string[] }
  /** Why it can lead nowhere, and the same in a few words; null: it can. */
  off: { readonly reason: string; readonly short: string } | null
  onGo: (to: string) => void
  onStep: (way: 'back' | 'forward') => void
}

/** Where the app is, above the phone: to read, to copy, to go somewhere else. */
export function RouteBar({ route, ways, known, off, onGo, onStep }: RouteBarProps) {
  /** What is being typed; null: the app's own route is shown. */
  const [draft, setDraft] = useState<string | null>(null)
  const offReason = off?.reason ?? null
  const form = useRef<HTMLFormElement>(null)
  const steps = [
    { way: 'back', label: texts.route.back, icon: <ArrowLeft />, end: texts.route.first },
    { way: 'forward', label: texts.route.forward, icon: <ArrowRight />, end: texts.route.last },
  ] as const
  const offOf = ({ way, end }: (typeof steps)[number]) => offReason ?? (ways[way] ? null : end)
  const expectRoute = useExpectedRoute(route)
  const go = (typed: string) => {
    setDraft(null)
    if (offReason !== null) return
    const to = typedRoute(typed)
    onGo(to)
    expectRoute(to)
  }
  const asked = useRef(false)
  useEffect(() => {
    // after the palette has given the focus back
    if (!asked.current) return
    asked.current = false
    const input = form.current?.querySelector('input')
    setTimeout(() => {
      input?.focus()
      input?.select()
    })
  })
  useCommands([
    ...steps.map((step) => ({
      id: `view.route.${step.way}`,
      group: commandWords.view,
      name: step.label,
      reason: offOf(step),
      run: () => {
        onStep(step.way)
      },
    })),
    {
      id: 'view.route',
      group: commandWords.view,
      name: texts.route.goTo,
      reason: offReason,
      run: () => {
        asked.current = true
        setDraft(route ?? '')
      },
    },
  ])
  const shown = draft ?? route ?? ''
  return (
    <form
      ref={form}
      className={styles.route}
      aria-label={texts.route.label}
      onSubmit={(event) => {
        event.preventDefault()
        go(shown)
      }}
    >
      {steps.map((step) => (
        <IconButton
          key={step.way}
          size="small"
          label={step.label}
          icon={step.icon}
          disabledReason={offOf(step)}
          onClick={() => {
            onStep(step.way)
          }}
        />
      ))}
      <div className="min-w-0 flex-1">
        <SuggestField
          label={texts.route.field}
          hideLabel
          mono
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          placeholder={off?.short ?? ''}
          title={offReason ?? undefined}
          readOnly={offReason !== null}
          value={shown}
          // what is shown is no question yet: all is offered until something is typed
          query={draft === null || draft === route ? '' : draft}
          suggestions={offReason === null ? suggestionsOf(known, route) : []}
          onValueChange={setDraft}
          onTake={go}
          onFocus={({ currentTarget }) => {
            currentTarget.select()
          }}
          onBlur={() => {
            setDraft(null)
          }}
          end={
            route === null ? undefined : (
              <CopyButton text={route} label={texts.route.copy} className={styles.copy ?? ''} />
            )
          }
        />
      </div>
    </form>
  )
}

/** How long an app may take to go somewhere, and on from there, in ms. */
const SETTLED_MS = 2_000

/** Says where a typed route has led, when that is somewhere else: an app without such a page says nothing itself. */
function useExpectedRoute(route: string | null): (wanted: string) => void {
  const [wanted, setWanted] = useState<{ readonly to: string } | null>(null)
  /** The one that was reached, or of which it was said where it led. */
  const settled = useRef<typeof wanted>(null)
  useEffect(() => {
    if (wanted === null || route === null || settled.current === wanted) return undefined
    if (route === wanted.to) {
      settled.current = wanted
      return undefined
    }
    const timer = setTimeout(() => {
      settled.current = wanted
      toast(texts.route.elsewhere(wanted.to, route))
    }, SETTLED_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [wanted, route])
  return (to) => {
    setWanted({ to })
  }
}

/** Where one is already is no way on. */
function suggestionsOf({ seen, listed }: RouteBarProps['known'], route: string | null) {
  return [
    ...seen.map((value) => ({ value, label: texts.route.seen })),
    ...listed.filter((value) => !seen.includes(value)).map((value) => ({ value, label: texts.route.listed })),
  ].filter(({ value }) => value !== route)
}
