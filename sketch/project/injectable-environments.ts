/** `@prod`, `@Environment('shop')`, `@Environment(Environment.dev)`. */
const NAMED = /@(dev|prod|test)\b(?!\s*\()|@Environment\(\s*(?:Environment\.(\w+)|r?['"](\w+)['"])\s*\)/g

/** What is registered, and the annotations that stand at it. */
export interface Registration {
  readonly annotations: string
  readonly line: string
}

/**
 * The statements that register all of it: what is for some environments only goes last, behind a condition
 * (`injectable/lib/src/get_it_helper.dart`). Where only running code can tell the environment, all is registered but
 * what tests are given, which stands beside what the app itself is given, for the same type.
 */
export function inEnvironments(all: readonly Registration[]): string[] {
  const named = all.map(({ annotations, line }) => ({ line, names: environmentsOf(annotations) }))
  const always = named.filter(({ names }) => names.length === 0 || names.some((name) => name !== 'test'))
  return [
    ...always.map(({ line }) => `  ${line}\n`),
    ...named.flatMap(({ line, names }) => names.map((name) => `  if (environment == '${name}') ${line}\n`)),
  ]
}

const environmentsOf = (annotations: string): string[] =>
  [...annotations.matchAll(NAMED)].map(([, short, constant, text]) => short ?? constant ?? text ?? '')
