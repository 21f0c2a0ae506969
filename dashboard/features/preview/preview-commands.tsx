import type { Receipt } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { call, errorText, query, restartApp, startApp, useConnection } from '#helper-client'
import { toast, useCommands } from '#ui'
import { actReason, startReason } from './controller/reasons.ts'
import { useMosaicCommands } from './mosaic/use-mosaic-commands.ts'
import { previewCommands } from './preview-command-list.ts'
import { noteReload } from './reload-seen.ts'
import { receiptText } from './preview-pane/receipt-text.ts'
import { useNoPictureCommands } from './picture/use-picture-commands.ts'
import { commandWords } from './texts.ts'
import { useViewCommands } from './use-view-commands.ts'

/** The preview's actions on the other pages; the Flutter page, while it is open, offers its own in their place. */
export function PreviewCommands({ downloading }: { downloading: boolean }) {
  const { connected } = useConnection()
  const navigate = useNavigate()
  const onItsPage = useLocation().pathname === '/flutter'
  const status = useQuery({ ...query('flutterStatus'), enabled: connected }).data ?? null
  const codebase = useQuery({ ...query('environmentStatus'), enabled: connected }).data?.flutter ?? null
  const facts = {
    download: downloading ? { stage: null, percent: null } : null,
    offline: !connected,
    lost: !connected,
    phase: { kind: 'idle' },
    asking: false,
    seen: false,
    status,
  } as const
  const act = (action: Receipt['action']) => () => {
    told(
      (action === 'reload' ? call('flutterReload') : restartApp()).then(({ receipt }) => {
        if (receipt) toast(receiptText(receipt))
        else noteReload()
      }),
    )
  }
  useViewCommands(!onItsPage, 'none')
  useNoPictureCommands(onItsPage)
  useMosaicCommands()
  useCommands(
    onItsPage
      ? []
      : previewCommands({
          up: status?.running === true,
          startReason: startReason(facts, codebase),
          actReason: actReason(facts),
          stopReason: connected ? null : commandWords.offline,
          start: () => {
            void navigate({ to: '/flutter' })
            told(startApp())
          },
          stop: () => told(call('flutterStop')),
          reload: act('reload'),
          restart: act('restart'),
        }),
  )
  return null
}

/** What fails is said where the person is. */
function told(asked: Promise<unknown>): void {
  asked.catch((error: unknown) => {
    toast(errorText(error))
  })
}
