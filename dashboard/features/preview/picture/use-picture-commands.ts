import { useCommands } from '#ui'
import { commandWords } from '../texts.ts'
import { PICTURES } from './picture-menu.tsx'
import { takePicture } from './take-picture.ts'
import type { PictureGiven } from './take-picture.ts'

const commandsOf = (reason: string | null, given: PictureGiven | null) =>
  PICTURES.map(({ id, to, around, name }) => ({
    id,
    group: commandWords.view,
    name,
    reason,
    run: () => {
      if (given !== null) void takePicture(given, around, to)
    },
  }))

/** Pictures in the palette, while the Flutter page is open; `reason`: why there can be none. */
export function usePictureCommands(given: PictureGiven, reason: string | null): void {
  useCommands(commandsOf(reason, given))
}

/** The same from another page, where there is nothing to take one of. */
export function useNoPictureCommands(onFlutterPage: boolean): void {
  useCommands(onFlutterPage ? [] : commandsOf(commandWords.flutterFirst, null))
}
