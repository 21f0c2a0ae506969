import { RotateCw, TriangleAlert } from '#icons'
import { useState } from 'react'
import { Button, Dialog, IconButton } from '#ui'
import { WayOutLink, canTryAgain } from '../../features/firebase/switch/way-out.tsx'
import { texts } from './texts.ts'

interface NotAppliedProps {
  rail: boolean
  title: string
  detail: string
  /** The refusal's code. */
  code: string | null
  onRetry: () => void
}

/** The environment was chosen and its files are not in the app. In the rail a sign that opens the words. */
export function NotApplied({ rail, title, detail, code, onRetry }: NotAppliedProps) {
  const [open, setOpen] = useState(false)
  if (!rail) {
    return (
      <div className="grid gap-1.5 rounded-[9px] border border-warn/40 bg-warn-soft/50 px-2.5 py-2">
        <p className="type-strong flex items-center gap-2">
          <TriangleAlert aria-hidden="true" className="text-warn-ink" />
          {title}
        </p>
        <p className="type-small [overflow-wrap:anywhere] text-ink-2">
          {texts.environmentSwitch.notUpdated(detail)}
        </p>
        <div className="flex flex-wrap gap-1.5">
          <WayOutLink code={code} />
          {canTryAgain(code) ? (
            <Button
              size="small"
              icon={<RotateCw aria-hidden="true" className="size-3.5!" />}
              onClick={onRetry}
            >
              {texts.environmentSwitch.again}
            </Button>
          ) : null}
        </div>
      </div>
    )
  }
  return (
    <>
      <IconButton
        label={title}
        icon={<TriangleAlert className="text-warn-ink" />}
        side="right"
        className="mx-auto bg-warn-soft/60"
        onClick={() => {
          setOpen(true)
        }}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={texts.environmentSwitch.notUpdated(detail)}
        footer={
          <>
            <WayOutLink
              code={code}
              onFollow={() => {
                setOpen(false)
              }}
            />
            {canTryAgain(code) ? (
              <Button
                size="small"
                icon={<RotateCw aria-hidden="true" />}
                onClick={() => {
                  setOpen(false)
                  onRetry()
                }}
              >
                {texts.environmentSwitch.again}
              </Button>
            ) : null}
          </>
        }
      />
    </>
  )
}
