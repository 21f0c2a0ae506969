import { texts } from './texts.ts'

export type StepId = keyof typeof texts.steps

/** Where the one action of a step leads. */
export type StepTarget =
  | { kind: 'page'; to: '/api' | '/flutter' | '/login' }
  /** A part of the Environment page; the first of it that takes the focus gets it. */
  | { kind: 'part'; id: 'project-directory' }
  /** Clones what is missing; the cards of the codebases show how it goes. */
  | { kind: 'clone'; api: boolean; flutter: boolean }

export interface Step {
  readonly id: StepId
  /** Null: it cannot be told yet. */
  readonly done: boolean | null
  /** In place of its usual title. */
  readonly title?: string
  /** What was found. */
  readonly detail: string | null
  readonly target: StepTarget
}

/** What the steps are probed from; undefined: nobody has said yet. */
export interface StepFacts {
  readonly connected: boolean | undefined
  readonly directory: string | null | undefined
  readonly codebases: { readonly api: boolean; readonly flutter: boolean } | undefined
  /** Somebody said that this project has no API. */
  readonly noApi?: boolean
  /** The SDK's name; null: none was found; empty: the helper cannot tell, and runs what it has. */
  readonly sdk: string | null | undefined
  readonly started: boolean
  readonly reloaded: boolean
}

const known = (value: boolean | undefined): boolean | null => value ?? null

/** The way from nothing to a first reload, each step as true as it is now. */
export function stepsOf(facts: StepFacts): readonly Step[] {
  const { connected, directory, sdk, started, reloaded, noApi = false } = facts
  const codebases = facts.codebases && { ...facts.codebases, api: facts.codebases.api || noApi }
  const chosen = directory === undefined ? undefined : directory !== null
  const both = chosen === false ? false : codebases && codebases.api && codebases.flutter
  return [
    // whoever sees this list is
    { id: 'sign-in', done: true, detail: null, target: { kind: 'page', to: '/login' } },
    { id: 'connect', done: known(connected), detail: null, target: { kind: 'page', to: '/api' } },
    {
      id: 'directory',
      done: known(chosen),
      // the card below says which
      detail: null,
      target: { kind: 'part', id: 'project-directory' },
    },
    {
      id: 'codebases',
      ...(noApi ? { title: texts.appAlone } : {}),
      done: known(both),
      detail: missingOf(codebases),
      target: { kind: 'clone', api: codebases?.api === false, flutter: codebases?.flutter === false },
    },
    {
      id: 'preview',
      // without an SDK the sketch does it
      done: sdk === undefined ? null : true,
      detail: sdk === null ? texts.sketch : sdk || null,
      target: { kind: 'page', to: '/flutter' },
    },
    { id: 'start', done: started, detail: null, target: { kind: 'page', to: '/flutter' } },
    { id: 'reload', done: reloaded, detail: null, target: { kind: 'page', to: '/flutter' } },
  ]
}

function missingOf(codebases: StepFacts['codebases']): string | null {
  if (codebases === undefined || codebases.api === codebases.flutter) return null
  return texts.missing(codebases.api ? 'Flutter' : 'API')
}
