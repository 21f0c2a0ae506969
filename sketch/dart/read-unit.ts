import { once } from './once.ts'
import { readDirectives } from './directives.ts'
import { endsStack } from '../model/ends-stack.ts'
import { directivesOf, outlineOf } from './outline.ts'
import { readAnnotations } from './read-annotations.ts'
import { readDeclarations } from './read-declarations.ts'
import { standInsOf } from './stand-ins.ts'
import type { ClassDeclaration, Declared, SourceUnit } from '../model/declaration.ts'
import type { Stretch } from './outline.ts'
import type { DartParser } from './parser.ts'

/** A declaration of more than this is generated data; reading one of that size takes some 600 ms. */
const MAX_STRETCH = 1_200_000

/** A file's declarations, each parsed when it is first asked for. */
export function readUnit(parser: DartParser, text: string): SourceUnit {
  const head = directivesOf(text)
  const read = new Map<Stretch, readonly Declared[]>()
  const declaredIn = (stretch: Stretch): readonly Declared[] => {
    const known = read.get(stretch)
    if (known !== undefined) return known
    const declared = isTooLarge(stretch) ? [] : readUnlessTooDeep(stretch)
    read.set(stretch, declared)
    return declared
  }
  const tooDeep: number[] = []
  const readUnlessTooDeep = (stretch: Stretch): readonly Declared[] => {
    try {
      return readDeclarations(text, parser.parse(text, stretch))
    } catch (error) {
      if (!endsStack(error)) throw error
      tooDeep.push(stretch.start)
      return []
    }
  }
  const stretches = once(() => outlineOf(text, head.end))
  const byName = once(() => {
    const names = new Map<string, Stretch>()
    for (const stretch of stretches()) {
      if (stretch.kind === 'extension') continue
      const found = stretch.names ?? declaredIn(stretch).map(({ declaration }) => declaration.name)
      for (const name of found) if (!names.has(name)) names.set(name, stretch)
    }
    for (const stretch of extensions()) {
      const { extension } = stretch
      if (extension !== undefined && !names.has(extension)) names.set(extension, stretch)
    }
    return names
  })
  const extensions = once(() =>
    text.includes('extension') ? stretches().filter(({ kind }) => kind === 'extension') : [],
  )
  const lines = once(() => lineStartsOf(text))
  return {
    ...readDirectives(text, head.stretches),
    get lineStarts() {
      return lines()
    },
    get passedOver() {
      return text.length < MAX_STRETCH ? 0 : stretches().filter(isTooLarge).length
    },
    tooDeep,
    names: () => byName().keys(),
    find(name) {
      const stretch = byName().get(name)
      const found = stretch === undefined ? [] : declaredIn(stretch)
      return found.find(({ declaration }) => declaration.name === name) ?? null
    },
    startOf: (name) => byName().get(name)?.start ?? null,
    extensionsOn(type) {
      return extensions()
        .filter(({ names }) => names?.includes(type) === true)
        .flatMap((stretch) => declaredIn(stretch).flatMap(classIn))
    },
    standIns: once(() => standInsOf(text, stretches)),
    annotated: (beginning) => readAnnotations(parser, text, stretches(), beginning),
    all: () => stretches().flatMap(declaredIn),
  }
}

function isTooLarge({ start, end }: Stretch): boolean {
  return end - start > MAX_STRETCH
}

function classIn(declared: Declared): ClassDeclaration[] {
  return declared.kind === 'class' ? [declared.declaration] : []
}

function lineStartsOf(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}
