import type { Lacking } from './lacking-packages.ts'

/** What Install runs: programs with their arguments, one after the other. */
export interface InstallPlan {
  readonly steps: readonly { readonly program: string; readonly args: readonly string[] }[]
  /** As a person would type it. */
  readonly shown: string
  /** What it makes or changes in the project, as names: `.venv/`, `uv.lock`. */
  readonly writes: readonly string[]
}

/** A program as it is started, and as it is shown. */
export interface Runnable {
  readonly program: string
  readonly args: readonly string[]
  /** The words before the command's own arguments. */
  readonly shown: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** Where an API's code runs, and how its packages get there. */
export interface ApiEnvironment {
  readonly kind: 'uv' | 'poetry' | 'venv' | 'conda' | 'system' | 'node' | 'dart' | 'go' | 'other'
  /** What people call it: `.venv`, `Poetry`. */
  readonly name: string
  /** Whether its packages are there; null: there is nothing to install before a start. */
  readonly installed: boolean | null
  /** Where its packages lie, for a look at their names; null: not there, or not known. */
  readonly packages: string | null
  /** What of the project's packages it has not. */
  readonly lacking: Lacking
  /** The folder that holds its Python, where that is run without a tool; null: a tool does, or it is none. */
  readonly folder: string | null
  /** The tool without which nothing can be started or installed; null: it is there. */
  readonly missing: { readonly tool: string; readonly detail: string } | null
  /** Null: Install is not offered, and `installHint` says what to do. */
  readonly install: InstallPlan | null
  /** What to type in a terminal instead, in one sentence; null: nothing. */
  readonly installHint: string | null
  /** How Python itself is run in it, and a program that it has; null: it is no Python. */
  readonly python: ((script: string | null) => Runnable) | null
}
