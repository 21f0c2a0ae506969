import { MonitorSmartphone, TabletSmartphone } from '#icons'
import { useState } from 'react'
import { Button, Dialog } from '#ui'
import { platformsText, texts } from './texts.ts'
import { usePluginsWithoutWeb } from './use-plugins-without-web.ts'

/** How many plugins of the app have no web side, which opens their list; nothing where all have one. */
export function PluginsNote({ onDevices }: { onDevices: () => void }) {
  const plugins = usePluginsWithoutWeb()
  const [open, setOpen] = useState(false)
  if (plugins.length === 0) return null
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        icon={<MonitorSmartphone aria-hidden="true" />}
        onClick={() => {
          setOpen(true)
        }}
      >
        {texts.plugins.count(plugins.length)}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={texts.plugins.title}
        description={texts.plugins.description}
        toRead
        footer={
          <Button
            icon={<TabletSmartphone aria-hidden="true" />}
            onClick={() => {
              setOpen(false)
              onDevices()
            }}
          >
            {texts.device}
          </Button>
        }
      >
        <ul aria-label={texts.plugins.list} className="grid">
          {plugins.map(({ name, platforms }) => (
            <li
              key={name}
              className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-t border-line py-2"
            >
              <span className="min-w-0 type-strong break-words">{name}</span>
              <span className="text-ink-2">{platformsText(platforms)}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
