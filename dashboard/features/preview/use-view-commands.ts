import { useNavigate } from '@tanstack/react-router'
import { useCommands } from '#ui'
import type { Command } from '#ui'
import type { PageState } from './page/page-link.ts'
import { DEVICES } from './phone/devices.ts'
import { texts } from './preview-pane/texts.ts'
import { commandWords } from './texts.ts'
import { TEXT_SCALE, useView } from './view-settings.ts'
import type { View } from './view-settings.ts'

/** A press makes the text so much larger or smaller, percent: four presses to the double. */
const TEXT_STEP = 25

/**
 * What stands above the phone, for the palette; it leads to where it is seen. Device, hold and dark mode are the frame's
 * own, which every page takes; text size needs the script in the app's page.
 * @param offered whether by this caller: the Flutter page offers them itself, since it alone knows the app's page.
 * @param script of the page that is seen.
 */
export function useViewCommands(offered: boolean, script: PageState['script']): void {
  const [view, setView] = useView()
  const navigate = useNavigate()
  const command = (
    id: string,
    name: string,
    change: Partial<View>,
    more: Partial<Command> = {},
  ): Command => ({
    id: `view.${id}`,
    group: commandWords.view,
    name,
    reason: null,
    ...more,
    run: () => {
      setView({ ...view, ...change })
      void navigate({ to: '/flutter' })
    },
  })
  const { textScale } = view
  const noScript = script === 'silent' ? texts.silent : null
  const size = commandWords.percent(textScale)
  const scaled = (by: number) => Math.min(TEXT_SCALE.most, Math.max(TEXT_SCALE.least, textScale + by))
  const commands = [
    command('rotate', commandWords.rotate, { landscape: !view.landscape }),
    command('dark', view.appDark ? commandWords.dark.off : commandWords.dark.on, { appDark: !view.appDark }),
    command(
      'text.larger',
      commandWords.larger,
      { textScale: scaled(TEXT_STEP) },
      {
        detail: size,
        reason: noScript ?? (textScale === TEXT_SCALE.most ? commandWords.largest : null),
      },
    ),
    command(
      'text.smaller',
      commandWords.smaller,
      { textScale: scaled(-TEXT_STEP) },
      {
        detail: size,
        reason: noScript ?? (textScale === TEXT_SCALE.least ? commandWords.smallest : null),
      },
    ),
    command(
      'text.reset',
      commandWords.textReset,
      { textScale: 100 },
      {
        reason: noScript ?? (textScale === 100 ? commandWords.isOn : null),
      },
    ),
    command('identity', commandWords.identity[view.identity], {
      identity: view.identity === 'device' ? 'browser' : 'device',
    }),
    command(
      'fit',
      commandWords.fit,
      { zoom: null },
      {
        reason: view.zoom === null ? commandWords.isOn : null,
      },
    ),
    ...DEVICES.map(({ id, name }) =>
      command(
        `device.${id}`,
        commandWords.device(name),
        { device: id },
        {
          reason: view.device === id ? commandWords.isOn : null,
        },
      ),
    ),
  ]
  useCommands(offered ? commands : [])
}
