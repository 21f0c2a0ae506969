import { useNavigate } from '@tanstack/react-router'
import { useCommands } from '#ui'
import type { Command } from '#ui'
import { DEVICES } from './phone/devices.ts'
import { commandWords } from './texts.ts'
import { TEXT_SCALE, useView } from './view-settings.ts'
import type { View } from './view-settings.ts'

/** A press makes the text so much larger or smaller, percent: four presses to the double. */
const TEXT_STEP = 25

/** What stands above the phone, for the palette of every page; it leads to where it is seen. */
export function useViewCommands(): void {
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
  const size = commandWords.percent(textScale)
  const scaled = (by: number) => Math.min(TEXT_SCALE.most, Math.max(TEXT_SCALE.least, textScale + by))
  useCommands([
    command('rotate', commandWords.rotate, { landscape: !view.landscape }),
    command('dark', view.appDark ? commandWords.dark.off : commandWords.dark.on, { appDark: !view.appDark }),
    command(
      'text.larger',
      commandWords.larger,
      { textScale: scaled(TEXT_STEP) },
      {
        detail: size,
        reason: textScale === TEXT_SCALE.most ? commandWords.largest : null,
      },
    ),
    command(
      'text.smaller',
      commandWords.smaller,
      { textScale: scaled(-TEXT_STEP) },
      {
        detail: size,
        reason: textScale === TEXT_SCALE.least ? commandWords.smallest : null,
      },
    ),
    command(
      'text.reset',
      commandWords.textReset,
      { textScale: 100 },
      {
        reason: textScale === 100 ? commandWords.isOn : null,
      },
    ),
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
  ])
}
