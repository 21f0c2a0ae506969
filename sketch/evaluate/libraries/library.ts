import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, InstanceValue, SourceOffset, Value } from '../value.ts'

/**
 * What is known of one library whose source is not read: one file of this folder, listed in `all.ts`. Each member
 * answers null for what is not the library's, and follows what the library's own source means.
 */
export interface Library {
  /** What a name means that no file declares, as a generator would. */
  readonly name?: (evaluator: Evaluator, name: string, file: string) => Value | null
  /** `name(…)` of a function that no file declares. */
  readonly call?: (
    evaluator: Evaluator,
    name: string,
    args: Arguments,
    at: SourceOffset | null,
  ) => Value | null
  /** `Type(…)`, and `Type.name(…)` with the name of the constructor or static function. */
  readonly create?: (
    evaluator: Evaluator,
    type: string,
    constructor: string,
    args: Arguments,
    at: SourceOffset | null,
  ) => Value | null
  /** `target.name`, asked before the source is. */
  readonly property?: (evaluator: Evaluator, target: Value, name: string, file: string) => Value | null
  /** `target.name(…)`, asked before the source is; `target(…)` has the name `call`. */
  readonly method?: (
    evaluator: Evaluator,
    target: Value,
    name: string,
    args: Arguments,
    at: SourceOffset | null,
  ) => Value | null
  /** `super.name(…)` of a project's class, where what is above it is the library's alone. */
  readonly above?: (evaluator: Evaluator, self: InstanceValue, name: string, args: Arguments) => Value | null
  /** What the builder of a widget is given after the context. */
  readonly builder?: (evaluator: Evaluator, widget: CreatedValue) => readonly Value[] | null
  /** The widgets that a widget of the library consists of; not asked for one that the drawing knows itself. */
  readonly builds?: (evaluator: Evaluator, widget: CreatedValue) => Value | null
  /** What a widget of the project consists of that leaves its `build` to the library's class `base`. */
  readonly buildsOwn?: (evaluator: Evaluator, widget: InstanceValue, base: string) => Value | null
  /** What a widget provides to those below, before they are drawn. */
  readonly provides?: (evaluator: Evaluator, widget: CreatedValue) => void
}
