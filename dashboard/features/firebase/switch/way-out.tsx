import { Link, useLocation } from '@tanstack/react-router'
import { ArrowRight } from '#icons'
import { useEffect } from 'react'
import { buttonLook } from '#ui'
import { FIREBASE } from '../texts.ts'

/** The parts of the Firebase page that mend something. */
export const PART = {
  project: 'firebase-project',
  apps: 'firebase-apps',
  webApps: 'firebase-web-apps',
  tool: 'firebase-cli',
} as const
type Part = (typeof PART)[keyof typeof PART]

interface WayOut {
  readonly part: Part
  readonly words: string
}

/** Where a download that failed so is mended; null: nowhere on the page. `code`: the refusal's. */
function wayOutOf(code: string | null): WayOut | null {
  switch (code) {
    case 'invalid-project-id':
    case 'invalid-bundle-id':
      return { part: PART.project, words: FIREBASE.changeProject }
    case 'firebase-choose-app':
      return { part: PART.webApps, words: FIREBASE.chooseApp }
    case 'firebase-no-app':
      return { part: PART.apps, words: FIREBASE.showApps }
    case 'firebase-signed-out':
    case 'firebase-login-expired':
    case 'tool-missing':
      return { part: PART.tool, words: FIREBASE.showTool }
    default:
      return null
  }
}

/** Whether the same may end better the next time; an id that was refused for its letters never does. */
export function canTryAgain(code: string | null): boolean {
  return code !== 'invalid-project-id' && code !== 'invalid-bundle-id'
}

interface WayOutLinkProps {
  /** How the download was refused. */
  code: string | null
  onFollow?: () => void
}

/** Leads from any page to what mends a failed download. Nothing where the page has no such part. */
export function WayOutLink({ code, onFollow }: WayOutLinkProps) {
  const way = wayOutOf(code)
  if (way === null) return null
  return (
    <Link
      to="/firebase"
      hash={way.part}
      // `useArrival` has the word
      hashScrollIntoView={false}
      className={buttonLook('outlined', 'small')}
      onClick={() => {
        onFollow?.()
        // who is there already goes nowhere by the address
        focusIn(way.part)
      }}
    >
      <ArrowRight aria-hidden="true" className="size-3.5!" />
      {way.words}
    </Link>
  )
}

/** In a part of the page: takes the focus to its first button when the address names it, as soon as it is `ready`. */
export function useArrival(part: Part, ready: boolean): void {
  const isNamed = useLocation({ select: ({ hash }) => hash === part })
  useEffect(() => {
    if (isNamed && ready) focusIn(part)
  }, [isNamed, ready, part])
}

/** Focus scrolls there, and the keyboard goes on from there. */
function focusIn(part: Part): void {
  document.getElementById(part)?.querySelector<HTMLElement>('button:not([aria-disabled])')?.focus()
}
