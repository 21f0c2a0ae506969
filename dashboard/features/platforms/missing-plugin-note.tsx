import { TabletSmartphone } from '#icons'
import { Button } from '#ui'
import { pluginOf, readMissingPlugin } from './missing-plugin.ts'
import { texts } from './texts.ts'
import { usePluginsWithoutWeb } from './use-plugins-without-web.ts'

interface MissingPluginNoteProps {
  /** What the app threw. */
  message: string
  onDevices: () => void
}

/** In plain words what a call to a plugin without a web side came to; nothing for any other error. */
export function MissingPluginNote({ message, onDevices }: MissingPluginNoteProps) {
  const plugins = usePluginsWithoutWeb()
  const missing = readMissingPlugin(message)
  if (missing === null) return null
  const plugin = pluginOf(missing.channel, plugins)
  return (
    <div className="grid justify-items-start gap-2 border-t border-line bg-surface px-3 py-2.5 text-ink-2">
      <p className="wrap-anywhere">
        {plugin === null ? null : `${texts.missing.plugin(plugin)} `}
        {texts.missing.nothing} <code>{missing.method}</code> {texts.missing.on}{' '}
        <code>{missing.channel}</code>. {texts.missing.why}
      </p>
      <Button size="small" icon={<TabletSmartphone aria-hidden="true" />} onClick={onDevices}>
        {texts.device}
      </Button>
    </div>
  )
}
