import { checkConnection, connect, tryPairingAgain } from '#helper-client'
import { Button, CopyButton, Notice, buttonLook } from '#ui'
import type { ConnectionWords, Remedy } from './connection-texts.ts'
import { PairingForm } from './pairing-form.tsx'
import { texts } from './texts.ts'

interface ConnectionNoticeProps {
  words: ConnectionWords
  /** A check runs. */
  checking: boolean
  /** The place has a button of its own that checks again. */
  hasCheckButton?: boolean
}

/** What is wrong with the connection, and the one thing to do about it. Nothing while all is well. */
export function ConnectionNotice({ words, checking, hasCheckButton = false }: ConnectionNoticeProps) {
  const { tone, title, advice, remedy } = words
  if (tone !== 'bad' && tone !== 'warn') return null
  const elsewhere = hasCheckButton && (remedy?.kind === 'check' || remedy?.kind === 'connect')
  return (
    <Notice
      tone={tone === 'bad' ? 'error' : 'warning'}
      title={title}
      actions={
        remedy === null || elsewhere ? undefined : <RemedyButton remedy={remedy} checking={checking} />
      }
    >
      {advice}
      {remedy?.kind === 'pair-again' ? <PairingForm /> : null}
    </Notice>
  )
}

function RemedyButton({ remedy, checking }: { remedy: Remedy; checking: boolean }) {
  const press = (label: string, act: () => unknown, busy = false) => (
    <Button
      size="small"
      busy={busy}
      onClick={() => {
        act()
      }}
    >
      {label}
    </Button>
  )
  switch (remedy.kind) {
    case 'copy':
      return (
        <div className="flex min-w-0 items-center gap-2 rounded-control border border-line bg-surface py-0.5 pr-1 pl-2.5">
          <code className="min-w-0 flex-1 [overflow-wrap:anywhere] whitespace-pre-line text-ink">
            {remedy.text}
          </code>
          <CopyButton text={remedy.text} label={texts.remedy.copy(remedy.text.split('\n'))} />
        </div>
      )
    case 'open':
      return (
        <a href={remedy.url} className={buttonLook('outlined', 'small')}>
          {remedy.label}
        </a>
      )
    case 'check':
      return press(texts.remedy.check, checkConnection, checking)
    case 'connect':
      return press(texts.remedy.connect, connect, checking)
    case 'pair-again':
      return press(texts.again, tryPairingAgain, checking)
    case 'connect-again':
      return press(texts.remedy.connectAgain, tryPairingAgain, checking)
    case 'reload':
      return press(texts.remedy.reload, () => {
        window.location.reload()
      })
    default:
      return remedy satisfies never
  }
}
