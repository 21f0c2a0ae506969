import { RotateCw, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button, Dialog, IconButton } from '#ui'
import { texts } from './texts.ts'

interface NotAppliedProps {
  rail: boolean
  title: string
  detail: string
  onRetry: () => void
}

/** The environment was chosen and its files are not in the app. In the rail a sign that opens the words. */
export function NotApplied({ rail, title, detail, onRetry }: NotAppliedProps) {
  const [open, setOpen] = useState(false)
  if (!rail) {
    return (
      <div className="grid gap-1.5 rounded-[9px] border border-warn/40 bg-warn-soft/50 px-2.5 py-2">
        <p role="status" className="type-strong flex items-center gap-2">
          <TriangleAlert aria-hidden="true" className="text-warn-ink" />
          {title}
        </p>
        <p className="type-small line-clamp-5 [overflow-wrap:anywhere] text-ink-2" title={detail}>
          {texts.environmentSwitch.notUpdated(detail)}
        </p>
        <Button
          size="small"
          className="w-fit"
          icon={<RotateCw aria-hidden="true" className="size-3.5!" />}
          onClick={onRetry}
        >
          {texts.environmentSwitch.again}
        </Button>
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
          <Button
            icon={<RotateCw aria-hidden="true" />}
            onClick={() => {
              setOpen(false)
              onRetry()
            }}
          >
            {texts.environmentSwitch.again}
          </Button>
        }
      />
    </>
  )
}
