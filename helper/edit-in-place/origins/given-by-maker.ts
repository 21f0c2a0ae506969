import type { GivenLiteral, SourcePlace } from '@mosaygent/contract'
import { readForeignText, valueOr } from '../../foreign-files/index.ts'
import type { Named } from '../literals/found.ts'
import { hashOf, type OpenFile, openFile } from '../open-file.ts'
import type { FoundArgument } from './argument-at.ts'
import type { Looking } from './declared-where.ts'
import type { FoundParameter } from './parameters.ts'

/** Through how many widgets a value is followed that each hands on. */
const DEEPEST = 6

/** A value that a call gives, and that is no literal. */
export interface GivenPlace {
  readonly how: 'computed'
  readonly place: { readonly file: string }
  readonly line: number
}

interface Used {
  readonly place: SourcePlace
  /** Of the place's file. */
  readonly text: string
  readonly names: Named
}

/**
 * Where the value of a widget's field is given as a literal: at the call that made the widget, or at that which made
 * the one around it, for what is handed on; of what is no literal the place of that call's argument. Null: it is given in
 * another way, or not known.
 * @param makers the calls of the app's own widgets around the place, the innermost first
 */
export async function givenByMaker(
  looking: Pick<Looking, 'app' | 'until'>,
  used: Used,
  makers: readonly SourcePlace[],
): Promise<GivenLiteral | GivenPlace | null> {
  let now = used
  let left = makers
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const { line, column } = now.place
    const asked = { line, column, names: now.names }
    if (performance.now() > looking.until) return null
    const parameter = valueOr(await readForeignText('dart-parameter', now.text, asked), null)
    if (parameter === null) return null
    const found = await callOf(looking, parameter, left)
    if (found === null) return null
    const { place, opened, argument } = found
    switch (argument.kind) {
      case 'other':
        return null
      case 'unknown':
        return { how: 'computed', place: { file: place.file }, line: argument.line }
      case 'literal': {
        const { call, literal } = argument
        const { hash } = opened
        return { how: 'call', place, line: argument.line, call, hash, literal }
      }
      case 'absent':
        return givenByDefault({ file: now.place.file, text: now.text }, parameter, argument.constructor)
      case 'named':
        now = { place, text: opened.text, names: argument.names }
        left = left.slice(found.index + 1)
    }
  }
  return null
}

/** The literal that a parameter has where a call leaves it out. */
export async function givenByDefault(
  { file, text }: { readonly file: string; readonly text: string },
  { constructors }: FoundParameter,
  constructor: string,
): Promise<GivenLiteral | null> {
  const at = constructors.find((one) => one.constructor === constructor)?.byDefault ?? null
  if (at === null) return null
  const found = valueOr(await readForeignText('dart-literals', text, { ...at, call: null }), null)
  if (found?.kind !== 'found') return null
  const literal = found.literals.find(({ path }) => path.length === 1)
  if (literal === undefined) return null
  const hash = hashOf(Buffer.from(text))
  return { how: 'default', place: { file, ...at }, line: at.line, call: found.call, hash, literal }
}

interface FoundCallOf {
  readonly index: number
  readonly place: SourcePlace
  readonly opened: OpenFile
  readonly argument: FoundArgument
}

/** The innermost call that makes a widget of that class; a widget may be handed to others that draw it. */
async function callOf(
  { app, until }: Pick<Looking, 'app' | 'until'>,
  parameter: FoundParameter,
  makers: readonly SourcePlace[],
): Promise<FoundCallOf | null> {
  for (const [index, place] of makers.entries()) {
    // each of the calls may be in a file that is made to be read slowly
    if (performance.now() > until) return null
    const opened = await openFile(app, place.file, 'dart')
    if (!opened.ok) continue
    const { line, column } = place
    const asked = { ...parameter, line, column }
    const argument = valueOr(await readForeignText('dart-argument', opened.value.text, asked), null)
    if (argument !== null && argument.kind !== 'other')
      return { index, place, opened: opened.value, argument }
  }
  return null
}
