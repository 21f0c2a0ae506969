import { functionOf, positionalArguments } from '../evaluate/arguments.ts'
import { fileScope } from '../evaluate/scope.ts'
import { listOf, NULL } from '../evaluate/value.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { Launch } from '../evaluate/launch.ts'
import type { Value } from '../evaluate/value.ts'
import type { Project } from '../project/read-project.ts'

/**
 * What `runApp` is given when `main` is followed, however often that hands on: to another file's `main`, to a function
 * of the project, or to a callback. Dart's null when nothing is.
 */
export function findRunApp(project: Project, evaluator: Evaluator): Value {
  const first = followMain(project, evaluator, { eager: false })
  const found =
    first.root ??
    followMain(project, evaluator, { eager: true }).root ??
    first.offered ??
    followMain(project, evaluator, { eager: true, pastEnds: true }).root
  // The picture has all its steps, whatever main took.
  evaluator.begin()
  return found ?? NULL
}

function followMain(project: Project, evaluator: Evaluator, how: Pick<Launch, 'eager' | 'pastEnds'>): Launch {
  const launch: Launch = { root: null, offered: null, ...how, settled: new WeakSet() }
  const main = evaluator.declarations.find('main', project.entry)
  if (main?.kind !== 'function') return launch
  evaluator.begin()
  evaluator.launch = launch
  evaluator.navigation = []
  evaluator.call(functionOf(main.declaration, fileScope(main.file)), positionalArguments(listOf([])), null)
  evaluator.ledByMain = evaluator.navigation
  evaluator.navigation = null
  evaluator.launch = null
  return launch
}
