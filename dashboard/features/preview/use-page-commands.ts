import { useCommands } from '#ui'
import type { Command } from '#ui'
import type { Preview } from './controller/use-preview.ts'
import type { SketchPointing } from './page/use-sketch-point.ts'
import { keysOf, previewCommands } from './preview-command-list.ts'
import type { StoryboardPlace } from './storyboard/use-storyboard.ts'
import { texts as storyTexts } from './storyboard/texts.ts'
import { commandWords } from './texts.ts'

/** The Flutter page's own actions for the palette, with the overlays and receipts that they have here. */
export function usePageCommands(
  preview: Preview,
  focusFilter: () => void,
  pointing: SketchPointing,
  storyboard: StoryboardPlace,
): void {
  const { group } = commandWords
  const more: Command[] = [
    {
      id: 'preview.filter',
      group,
      name: commandWords.filter,
      keys: keysOf('filter'),
      reason: null,
      run: focusFilter,
    },
    {
      id: 'preview.point',
      group,
      name: commandWords.point,
      keys: keysOf('point'),
      reason: pointing.on === null ? commandWords.noSketch : null,
      run: pointing.toggle,
    },
    {
      id: 'preview.storyboard',
      group,
      name: storyTexts.button,
      reason: storyboard.off,
      run: storyboard.show,
    },
  ]
  useCommands([
    ...previewCommands({
      up: preview.starting || preview.status?.running === true,
      startReason: preview.startReason,
      stopReason: preview.lost ? commandWords.offline : null,
      actReason: preview.actReason,
      start: preview.start,
      stop: preview.stop,
      reload: () => preview.act('reload'),
      restart: () => preview.act('restart'),
    }),
    ...more,
  ])
}
