import { PlugZap } from '#icons'
import { useConnection } from '#helper-client'
import type { LoopbackPermission } from '#helper-client'
import { ConnectionNotice, useConnectionWords } from '#helper-ui'
import { Card } from '#ui'
import { Row } from './check-row.tsx'
import { DOCTOR_TEXTS, PERMISSION_WORDS } from './texts.ts'
import { useLoopbackPermission } from './use-loopback-permission.ts'

/** What only the page can see: whether it reaches the helper, and whether the browser lets it. */
export function ConnectionSection() {
  const { checking } = useConnection()
  const words = useConnectionWords()
  const permission = useLoopbackPermission()
  const fine = words.remedy === null
  return (
    <Card title={DOCTOR_TEXTS.connection} icon={<PlugZap aria-hidden="true" />}>
      <ul className="grid">
        <Row
          name={DOCTOR_TEXTS.reached}
          state={fine ? 'ok' : words.tone === 'warn' ? 'missing' : 'problem'}
          detail={fine ? words.title : words.badge}
        >
          {fine ? null : <ConnectionNotice words={words} checking={checking} />}
        </Row>
        <Row
          name={DOCTOR_TEXTS.permission}
          state={stateOf(permission)}
          detail={permission === null ? DOCTOR_TEXTS.asking : PERMISSION_WORDS[permission]}
        />
      </ul>
    </Card>
  )
}

function stateOf(permission: LoopbackPermission | null) {
  switch (permission) {
    case 'denied':
      return 'problem'
    case 'prompt':
      return 'missing'
    case 'granted':
    case 'not-needed':
    case 'unknown':
    case null:
      return 'ok'
  }
}
