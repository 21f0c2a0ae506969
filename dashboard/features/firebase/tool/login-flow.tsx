import { ExternalLink } from '#icons'
import { useState } from 'react'
import { Button, CopyButton, Field, Notice, buttonLook } from '#ui'
import { FIREBASE } from '../texts.ts'
import { LOGIN } from './texts.ts'
import type { Login, Waiting } from './use-login.ts'

interface LoginFlowProps {
  login: Login
  waiting: Waiting
  /** What comes next is the page's one filled button. */
  primary: boolean
  blocked: string | null
}

/** The tool's own login: a page to sign in at, and the code that it shows at the end. */
export function LoginFlow({ login, waiting, primary, blocked }: LoginFlowProps) {
  const [code, setCode] = useState('')
  const typed = code.trim()
  return (
    <div className="grid gap-4 rounded-[10px] border border-line bg-inset p-4">
      <div className="grid gap-2">
        <p className="type-strong">{LOGIN.first}</p>
        <div className="flex min-w-0 items-center gap-2">
          <a
            href={waiting.url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonLook(primary && typed === '' ? 'primary' : 'outlined', 'medium')}
          >
            <ExternalLink aria-hidden="true" />
            {LOGIN.open}
          </a>
          <code className="min-w-0 flex-1 truncate text-ink-3" title={waiting.url}>
            {waiting.url}
          </code>
          <CopyButton text={waiting.url} label={LOGIN.copy} />
        </div>
        {waiting.session === null ? null : (
          <p className="type-small text-ink-2">
            {LOGIN.sessionBefore} <code className="font-semibold!">{waiting.session}</code>.{' '}
            {LOGIN.sessionAfter}
          </p>
        )}
      </div>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed !== '' && !login.finishing) login.finish(typed)
        }}
      >
        <p className="type-strong">{LOGIN.second}</p>
        <div className="flex items-start gap-2">
          <Field
            label={LOGIN.code}
            hideLabel
            mono
            className="flex-1"
            placeholder={LOGIN.codeExample}
            value={code}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setCode(event.target.value)
            }}
          />
          <Button
            type="submit"
            variant={primary && typed !== '' ? 'primary' : 'outlined'}
            busy={login.finishing}
            disabledReason={blocked ?? (typed === '' ? LOGIN.noCode : null)}
          >
            {login.finishing ? LOGIN.going : LOGIN.go}
          </Button>
        </div>
      </form>
      {login.problem === null || login.finishing ? null : <Notice tone="error" title={login.problem} />}
      <Button
        size="small"
        variant="quiet"
        className="-ml-2 w-fit"
        busy={login.cancelling}
        onClick={login.cancel}
      >
        {FIREBASE.cancel}
      </Button>
    </div>
  )
}
