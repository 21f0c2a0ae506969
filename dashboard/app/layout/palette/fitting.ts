import fuzzysort from 'fuzzysort'
import type { Command } from '#ui'
import { commandWords } from '../../../features/preview/texts.ts'
import { CODEBASES } from '../../../features/workspace/codebases.ts'
import { texts as workspace } from '../../../features/workspace/texts.ts'
import { texts } from '../texts.ts'

export interface FittingGroup {
  readonly name: string
  readonly commands: readonly Command[]
}

/** What is wanted most is first; what is not named here comes last. */
const ORDER: readonly string[] = [
  commandWords.group,
  texts.palette.groups.pages,
  texts.palette.groups.environment,
  CODEBASES.flutter.title,
  CODEBASES.api.title,
  workspace.commands.directories,
]
const placeOf = (group: string) => (ORDER.includes(group) ? ORDER.indexOf(group) : ORDER.length)

/** How much less a command fits that cannot be done now: Enter should do something. */
const OFF = 0.3
const MOST = 40
/** Below this a match is a coincidence of letters; 1 is the whole word. */
const LEAST = 0.3

/** The commands that fit what was typed, letters apart as well, by group; the group with the best one first. */
export function fitting(commands: readonly Command[], query: string): readonly FittingGroup[] {
  const wanted = query.trim()
  const found =
    wanted === ''
      ? commands
      : fuzzysort
          .go(wanted, commands, { keys: ['name', 'words', 'detail'], threshold: LEAST, limit: MOST })
          .map((result) => ({
            command: result.obj,
            fits: fuzzysort.score(result) - (result.obj.reason === null ? 0 : OFF),
          }))
          .toSorted((a, b) => b.fits - a.fits)
          .map(({ command }) => command)
  const groups = new Map<string, Command[]>()
  for (const command of found) {
    const group = groups.get(command.group)
    if (group === undefined) groups.set(command.group, [command])
    else group.push(command)
  }
  const all = [...groups].map(([name, commands]) => ({ name, commands }))
  // while somebody searches, the group with the best one is first
  return wanted === '' ? all.toSorted((a, b) => placeOf(a.name) - placeOf(b.name)) : all
}
