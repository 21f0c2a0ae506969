import fuzzysort from 'fuzzysort'
import type { Command } from '#ui'
import { commandWords } from '../../../features/preview/texts.ts'
import { CODEBASES } from '../../../features/workspace/codebases.ts'
import { texts as workspace } from '../../../features/workspace/texts.ts'
import { texts } from '../texts.ts'
import { startsOf } from './starts-of.ts'
import { synonymsOf } from './synonyms.ts'

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
  texts.palette.groups.help,
  texts.palette.groups.look,
]
const placeOf = (group: string) => (ORDER.includes(group) ? ORDER.indexOf(group) : ORDER.length)

/** How much less a command fits that cannot be done now: Enter should do something. */
const OFF = 0.3
const MOST = 40
/** Below this a match is a coincidence of letters; 1 is the whole word. */
const LEAST = 0.3

/** What is used anew often: it comes before what fits as well. */
const USED = 0.05

/**
 * The commands that fit what was typed, letters apart as well, by group; the group with the best one first. While
 * nothing is typed, those used last stand before all others. `recent`: their ids, the latest first.
 */
export function fitting(
  commands: readonly Command[],
  query: string,
  recent: readonly string[] = [],
): readonly FittingGroup[] {
  // people type either apostrophe
  const wanted = query.trim().replaceAll('’', "'")
  if (wanted === '') return unsearched(commands, recent)
  const found = commands
    .map((command) => ({ command, score: scoreOf(wanted, command) }))
    .filter(({ score }) => score >= LEAST)
    .map(({ command, score }) => ({
      command,
      fits: score - (command.reason === null ? 0 : OFF) + (recent.includes(command.id) ? USED : 0),
    }))
    .toSorted((a, b) => b.fits - a.fits)
    .slice(0, MOST)
    .map(({ command }) => command)
  return byGroup(found)
}

/** 0 to 1. In what a person reads the letters may stand apart; of other words the typed ones have to be the start. */
function scoreOf(wanted: string, { id, name, detail = '', words = '' }: Command): number {
  const letters = [name.replaceAll('’', "'"), detail].map(
    (text) => fuzzysort.single(wanted, text)?.score ?? 0,
  )
  return Math.max(...letters, startsOf(wanted, `${words} ${synonymsOf(id)}`))
}

/** Whether the first row may stand chosen: pressing Enter without reading must end nothing and reach nobody. */
export function mayPreselect(groups: readonly FittingGroup[]): boolean {
  return groups[0]?.commands[0]?.risky !== true
}

function unsearched(commands: readonly Command[], recent: readonly string[]): readonly FittingGroup[] {
  const used = recent.flatMap((id) => commands.find((command) => command.id === id) ?? [])
  const others = byGroup(commands.filter((command) => !used.includes(command)))
    .toSorted((a, b) => placeOf(a.name) - placeOf(b.name))
    .map(({ name, commands: all }) => ({
      name,
      commands: all.toSorted((a, b) => Number(a.risky === true) - Number(b.risky === true)),
    }))
  return used.length === 0 ? others : [{ name: texts.palette.recent, commands: used }, ...others]
}

function byGroup(commands: readonly Command[]): readonly FittingGroup[] {
  const groups = new Map<string, Command[]>()
  for (const command of commands) {
    const group = groups.get(command.group)
    if (group === undefined) groups.set(command.group, [command])
    else group.push(command)
  }
  return [...groups].map(([name, all]) => ({ name, commands: all }))
}
