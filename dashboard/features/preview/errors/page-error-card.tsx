import { CircleAlert } from 'lucide-react'
import { previewUrl } from '#helper-client'
import { useEnvironment, useFirebaseSettings } from '#session'
import type { PageError } from '../page/page-link.ts'
import { CopyAction } from './copy-action.tsx'
import styles from './error-card.module.css'
import { isUnauthorizedDomain } from './known-errors.ts'

/** An error that the running app did not catch: what it said, how often, and what to do where that is known. */
export function PageErrorCard({ error }: { error: PageError }) {
  const { message, stack, count } = error
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <CircleAlert aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <b>{message}</b>
          <span className={styles.kind}>Error of the running app</span>
        </div>
      </div>
      {isUnauthorizedDomain(error) ? <UnauthorizedDomain /> : null}
      {stack === null || stack.trim() === '' ? null : (
        <details className={styles.stack}>
          <summary>Where it came from</summary>
          <pre tabIndex={0} role="group" aria-label="Call stack">
            {stack}
          </pre>
        </details>
      )}
      <div className={styles.acts}>
        <CopyAction text={[message, stack].filter(Boolean).join('\n')} />
        {count > 1 ? <span className={styles.notes}>Thrown {count} times</span> : null}
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
      Firebase does not know the address of the preview, {hostname}, and refuses to sign anybody in from it.
      Add <code>{hostname}</code> under{' '}
      {projectId ? (
        <a
          href={`https://console.firebase.google.com/project/${encodeURIComponent(projectId)}/authentication/settings`}
          target="_blank"
          rel="noreferrer"
        >
          Authentication, Settings, Authorized domains
        </a>
      ) : (
        'Authentication, Settings, Authorized domains'
      )}{' '}
      in the Firebase console, then try again. Nothing has to be restarted.
    </p>
  )
}
