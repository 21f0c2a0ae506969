import { CircleAlert } from '#icons'
import type { ReactNode } from 'react'
import { previewUrl } from '#helper-client'
import { useEnvironment, useFirebaseSettings } from '#session'
import type { PageError } from '../page/page-link.ts'
import { Disclosure } from '#ui'
import { CopyAction } from './copy-action.tsx'
import styles from './error-card.module.css'
import { texts } from './texts.ts'

interface PageErrorCardProps {
  error: PageError
  /** What another feature knows of it. */
  note?: ReactNode
}

/** An error that the running app did not catch: what it said, how often, and what to do where that is known. */
export function PageErrorCard({ error, note }: PageErrorCardProps) {
  const { message, stack, count } = error
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <CircleAlert aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <b>{message}</b>
          <span className={styles.kind}>{texts.ofApp}</span>
        </div>
      </div>
      {isUnauthorizedDomain(error) ? <UnauthorizedDomain /> : null}
      {note}
      {stack === null || stack.trim() === '' ? null : (
        <Disclosure summary={texts.stack} className={styles.stack}>
          <pre tabIndex={0} role="group" aria-label={texts.stackName}>
            {stack}
          </pre>
        </Disclosure>
      )}
      <div className={styles.acts}>
        <CopyAction text={[message, stack].filter(Boolean).join('\n')} />
        {count > 1 ? <span className={styles.notes}>{texts.thrown(count)}</span> : null}
      </div>
    </article>
  )
}

/** Firebase lets a page sign people in only from addresses it was told; the preview's is not among them at first. */
function UnauthorizedDomain() {
  const [environment] = useEnvironment()
  const { projectId } = useFirebaseSettings(environment)
  const { hostname } = new URL(previewUrl())
  return (
    <p className={styles.explain}>
      {texts.domain.unknown(hostname)} {texts.domain.add} <code>{hostname}</code> {texts.domain.under}{' '}
      {projectId ? (
        <a
          href={`https://console.firebase.google.com/project/${encodeURIComponent(projectId)}/authentication/settings`}
          target="_blank"
          rel="noreferrer"
        >
          {texts.domain.place}
        </a>
      ) : (
        texts.domain.place
      )}{' '}
      {texts.domain.after}
    </p>
  )
}

/** Whether Firebase refused a sign-in because the page's address is not on its list. */
const isUnauthorizedDomain = ({ known, message }: Pick<PageError, 'known' | 'message'>): boolean =>
  known === 'unauthorized-domain' || message.includes('auth/unauthorized-domain')
