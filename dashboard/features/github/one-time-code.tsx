import type { GhLogin } from '@mosaygent/contract'
import { Check, Copy, ExternalLink } from '#icons'
import { useState } from 'react'
import type { LongAction } from '#helper-client'
import { Button, buttonLook, useSecondClock } from '#ui'
import { texts } from './texts.ts'

interface OneTimeCodeProps {
  login: GhLogin & { code: string }
  action: LongAction<'ghAuthLogin'>
}

/** The code in large type, the way to the page where it is typed, and how long it is good. */
export function OneTimeCode({ login, action }: OneTimeCodeProps) {
  const { code, url, expires_at: expires } = login
  const now = useSecondClock()
  const left = expires === undefined ? null : timeLeft(Date.parse(expires) - now)
  return (
    <div className="grid justify-items-center gap-4 rounded-[10px] border border-line bg-inset px-4 py-6 text-center">
      <div className="grid gap-1">
        <p className="text-ink-2">{texts.code.type}</p>
        <p
          role="status"
          aria-label={texts.code.spelled(code)}
          className="font-mono text-[30px] leading-tight font-semibold tracking-[0.12em] text-ink select-all"
        >
          {code}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <CopyCode code={code} />
        {url === undefined ? null : (
          <a href={url} target="_blank" rel="noopener noreferrer" className={buttonLook('primary', 'large')}>
            <ExternalLink aria-hidden="true" />
            {texts.code.open}
          </a>
        )}
      </div>
      <p className="type-small max-w-[56ch] text-ink-3">
        {left === null ? null : <span className="tabular-nums">{left}. </span>}
        {texts.code.care}
      </p>
      <Button
        size="small"
        busy={action.cancelling}
        disabledReason={action.job === null ? texts.code.starting : null}
        onClick={action.cancel}
      >
        {texts.code.cancel}
      </Button>
    </div>
  )
}

function CopyCode({ code }: { code: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const copy = () => {
    navigator.clipboard.writeText(code).then(
      () => {
        setState('copied')
      },
      (error: unknown) => {
        console.warn('Copying failed', error)
        setState('failed')
      },
    )
  }
  return (
    <>
      <Button
        size="large"
        icon={state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={copy}
      >
        {state === 'copied' ? texts.code.copied : texts.code.copy}
      </Button>
      <span
        aria-live="polite"
        aria-atomic="true"
        className={state === 'failed' ? 'type-small text-bad-ink' : 'sr-only'}
      >
        {state === 'failed' ? texts.code.copyFailed : state === 'copied' ? texts.code.copied : ''}
      </span>
    </>
  )
}

/** `Expires in 14:05`, or that it is over; `ms` may be negative. */
function timeLeft(ms: number): string {
  if (ms <= 0) return texts.code.expired
  const seconds = Math.ceil(ms / 1_000)
  return texts.code.goodFor(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)
}
