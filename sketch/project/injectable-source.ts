import { inEnvironments, type Registration } from './injectable-environments.ts'
import { ofModules } from './injectable-modules.ts'
import type { AnnotatedFile } from './annotated-files.ts'

/** `@LazySingleton(as: Shelf)`, other annotations, `class Wooden`. */
const STANDS_FOR =
  /^[ \t]*@(?:LazySingleton|Singleton|Injectable)\s*\([^)]{0,500}?\bas:\s*(\w+)[^)]{0,500}\)\s*(?:@[\w.]{1,100}(?:\([^)]{0,500}\))?\s{0,100}){0,20}(?:final\s+)?class\s+(\w+)/gm

/** Other annotations of the class above that one: looked for from there back, since forwards each line of all files would be tried. */
const annotationsBefore = (text: string, index: number): string =>
  /(?:@[\w.]{1,100}(?:\([^)]{0,500}\))?\s{1,100}){1,20}$/.exec(
    text.slice(Math.max(0, index - MAX_BEFORE), index),
  )?.[0] ?? ''
const MAX_BEFORE = 500

/**
 * What injectable writes (`injectable_generator/lib/code_builder/library_builder.dart`), as far as a picture needs it:
 * which class stands for which other, made of what its constructor asks for, and what modules give. A class that stands for itself is found
 * by its name.
 */
export function registrations(files: readonly AnnotatedFile[]): string {
  const classes = files.flatMap(({ text }) =>
    [...text.matchAll(STANDS_FOR)].map(({ index, 0: found, 1: as = '', 2: name = '' }): Registration => ({
      annotations: annotationsBefore(text, index) + found,
      line: `get.registerLazySingleton<${as}>(() => ${name}(${argumentsOf(name, text)}));`,
    })),
  )
  const lines = inEnvironments([...classes, ...files.flatMap(({ text }) => ofModules(text))])
  const own = files.flatMap(({ text }) => /initializerName:\s*r?['"]([\w$]+)['"]/.exec(text)?.[1] ?? [])
  const names = [...new Set(['init', ...own])]
  const parameters = '{String? environment, EnvironmentFilter? environmentFilter}'
  return [
    `GetIt _registered(GetIt get, String? environment) {\n${lines.join('')}  return get;\n}\n`,
    'extension GetItInjectableX on GetIt {\n',
    ...names.map((name) => `  GetIt ${name}(${parameters}) => _registered(this, environment);\n`),
    '}\n',
    ...['$initGetIt', ...own].map(
      (name) => `GetIt ${name}(GetIt get, ${parameters}) => _registered(get, environment);\n`,
    ),
  ].join('')
}

/** What a constructor is given: of each of its parameters what is registered for its type. */
function argumentsOf(name: string, text: string): string {
  const [, list = ''] = new RegExp(`^\\s*(?:const\\s+)?${name}\\s*\\(([^()]*)\\)`, 'm').exec(text) ?? []
  const [inOrder = '', byName = ''] = list.split('{')
  const given = (parameter: string, isNamed: boolean): string[] => {
    const [, typed, ofField, plain] =
      /^(?:(?:required|final)\s+)*(?:([\w<>?]+)\s+)?(?:this\.(\w+)|(\w+))$/.exec(parameter.trim()) ?? []
    const called = ofField ?? plain
    if (called === undefined) return []
    const type = typed ?? new RegExp(`\\bfinal\\s+(\\w+)\\??\\s+${called}\\s*;`).exec(text)?.[1]
    const value = type === undefined ? 'null' : `get<${type.replace('?', '')}>()`
    return [isNamed ? `${called}: ${value}` : value]
  }
  return [
    ...inOrder.split(',').flatMap((each) => given(each, false)),
    ...byName
      .replace('}', '')
      .split(',')
      .flatMap((each) => given(each, true)),
  ].join(', ')
}
