import { platformConstant } from './platform.ts'
import type { TargetPlatform } from './platform.ts'
import { givenFuture } from './heard-failures.ts'
import { evaluateExpression } from './evaluate-expression.ts'
import { Declarations } from './declarations.ts'
import { devicePlatform } from './device-view.ts'
import { Exports } from './exports.ts'
import { NO_ARGUMENTS, argumentName, functionOf } from './arguments.ts'
import { appFlavor } from './environment.ts'
import { fieldOfInstance } from './instances.ts'
import { call, callMethod, propertyOf } from './members.ts'
import { runBody } from './run-statements.ts'
import { staticMember } from './static-members.ts'
import { fileScope, findVariable, innerScope } from './scope.ts'
import { stepsOf, withinBounds } from './sizes.ts'
import { typeMeant } from './type-meant.ts'
import { failedFuture, refuseNull } from './try-catch.ts'
import { created, futureOf, NULL, unknown } from './value.ts'
import { askLibraries } from './libraries/all.ts'
import { LaterParts } from './later-parts.ts'
import { namesOf } from './names-of.ts'
import { runHead } from './not-awaited.ts'
import { Provisions } from './provisions.ts'
import type { AssetBundle } from '../project/asset-bundle.ts'
import type { FunctionDeclaration } from '../model/declaration.ts'
import type { Expression, Parameter, TextPlace } from '../model/expression.ts'
import type { Project } from '../project/read-project.ts'
import type { Found } from './declarations.ts'
import type { Assignment, NavigationEffect } from './effects.ts'
import type { Arguments } from './arguments.ts'
import type { Assumed } from './assumed.ts'
import type { Launch } from './launch.ts'
import type { Scope } from './scope.ts'
import type { CreatedValue, FunctionValue, InstanceValue, SourceOffset, Value } from './value.ts'

/** Stops building after so many steps, which an app that builds without end would otherwise exceed. */
const MAX_STEPS = 200_000
const MAX_DEPTH = 350
/** Stops a function that calls itself: deeper than data of an app nests, and many of its frames fit on the stack. */
const MAX_RECURSION = 32

/** The future of a function that gives nothing. */
const ENDED: Value = futureOf(NULL)

/** What the widgets above provide: `Theme.of(context)` and the size of the screen. */
export interface Inherited {
  readonly theme: Value
  readonly width: number
  readonly height: number
  readonly dark: boolean
  /** BCP 47: the one of the app's own locales that is used. */
  readonly locale: string
  /** Which way reading goes here. */
  readonly direction: 'ltr' | 'rtl'
  readonly platform: TargetPlatform
  /** What the app is called to those who use it (`MaterialApp.title`). */
  readonly title?: string
}

/** The texts of a language by their keys, and where those of them stand that are of a file. */
export interface KeyedTexts {
  readonly texts: ReadonlyMap<string, string>
  readonly places: ReadonlyMap<string, TextPlace>
}

/** The state of a widget above the app: its key, and its fields as they were when it was built. */
export interface StateAbove {
  readonly key: string
  readonly state: InstanceValue
  readonly before: ReadonlyMap<string, Value>
}

/**
 * Evaluates expressions by following the source: constants, constructors, getters, builders.
 * The app is not executed; values that would need that are `unknown`.
 */
export class Evaluator {
  readonly declarations: Declarations
  /** Where the app lies. */
  readonly directory: string
  /** What the run was given: `--dart-define`. */
  readonly defines: ReadonlyMap<string, string>
  readonly assets: AssetBundle
  /** Whether a field that is not nullable has a value before anybody reads it: of Dart 2.12 or newer. */
  readonly nullSafe: boolean
  /** What providers and locators give. */
  readonly provisions = new Provisions(
    (value) => namesOf(this, value),
    () => this.exhausted,
  )
  /** Where the texts come from that code asks for by a key, and the widget that says so. */
  translations: { readonly widget: CreatedValue; readonly texts: () => KeyedTexts } | null = null
  readonly #texts = new Map<string, KeyedTexts>()
  readonly #topLevel = new Map<object, Value>()
  readonly #properties = new WeakMap<CreatedValue | InstanceValue, Map<string, Value>>()
  #steps = 0
  #limit = MAX_STEPS
  #depth = 0
  /** How deep the widget nests that asks: it stands on the same stack, so less is left for what is evaluated. */
  widgetDepth = 0
  inherited: Inherited = {
    theme: NULL,
    width: 390,
    height: 844,
    dark: false,
    direction: 'ltr',
    locale: 'en',
    platform: 'android',
  }
  /** Set while a tap is followed: its effects on navigation and on fields. */
  assigned: Assignment[] | null = null
  /** Stands for the run of the function that is followed at the moment; another one for each run. */
  activation: object | null = null
  navigation: NavigationEffect[] | null = null
  /** What the page that is built is handed by the one before; null where nobody knows. */
  handed: Value | null = null
  /** Where `main` itself led, which may set up the app while its first page is shown. */
  ledByMain: readonly NavigationEffect[] = []
  /** The call that the innermost statement consists of, for whose end nobody waits. */
  notAwaited: Expression | null = null
  readonly laterParts = new LaterParts()
  /** The widgets that stand above the app, which may lead on by the key of its navigator. */
  readonly aboveApp: (CreatedValue | InstanceValue)[] = []
  /** The states of those that have one. */
  readonly statesAbove: StateAbove[] = []
  /** Where those led as they began: there is a navigator by the time that what they wait for has come. */
  readonly ledByStatesAbove: NavigationEffect[] = []
  /** All colours of a scheme that code makes of a seed, by what draws: it knows colours. */
  schemeOfSeed: ((scheme: CreatedValue) => CreatedValue) | null = null
  /** Set while a picture is drawn. */
  assumed: Assumed[] | null = null
  /** The name of the route that `onGenerateRoute` is asked for just now. */
  routeAsked: Value | null = null
  /** Set while `main` is followed. */
  launch: Launch | null = null
  /** How many of the `try` that catch something are open: elsewhere all is followed as if nothing were thrown. */
  trying = 0
  /** Which of them is no `try` but a widget that shows what failed: it hears of what has no network, and no more. */
  shownBy = 0
  /** The types that those name which they catch, the outermost first. */
  readonly caughtTypes: string[] = []
  /** What was thrown and not caught yet: until then nothing more is followed. */
  thrown: Value | null = null
  /** What was caught last, for `rethrow`. */
  caught: Value | null = null
  /** What the generator that is followed has yielded; null in a body that yields nothing. */
  yielded: readonly Value[] | null = null
  /** Set while a state begins: what it leaves for a moment later is followed at once. */
  beginning = false
  /** What is left for after the frame that comes once something has begun; null while nothing waits for that. */
  afterFrame: (() => unknown)[] | null = null
  /** Set while a notifier says what it begins with: what it leaves for a moment later is followed after that. */
  notifierBegins = false
  /** Set while the root is built: nothing that it listens to has come before that is done. */
  atRoot = false
  /** What `runApp` was given last by what stands in an app: that app has made room for it. */
  ranAnew: Value | null = null
  /** Set while the root is built for the first time, where that is seen: what it waits for comes after it. */
  firstBuild = false
  /** Set while something is asked that comes first: what an asynchronous provider brings has not come. */
  nothingCame = false
  /** Set while widgets are built: what is left for after the frame is followed at once. */
  building = false
  /** Set while it is asked where a splash page leads: what it waits for has come. */
  arriving = false
  /** Set while a page that waits begins once more, as for somebody who is not signed in. */
  asksWho = false
  /** Whether there is a page below the one that is drawn. */
  canPop = false
  /** What listens to the app's state while its root is built: told once that is built, when it has arrived. */
  readonly listening: (() => void)[] = []
  /** How much was followed so. */
  begun = 0
  /** What asks for itself, in words: told on the picture. */
  readonly loops = new Set<string>()
  readonly #following = new Set<object>()
  /** How often each function that runs now has been entered. */
  readonly #entered = new Map<object, number>()
  /** Whether the app reads the screen's size or platform: if not, the picture is the same on every screen. */
  askedForSize = false

  /** @param exports of the same reading, where more is drawn from it. */
  constructor(project: Project, exports = new Exports(project)) {
    this.declarations = new Declarations(project, exports)
    this.directory = project.directory
    this.defines = project.defines
    this.assets = project.assets
    this.nullSafe = project.nullSafe
  }

  /** Allows the full number of steps again, for the next tap or picture. */
  begin(): void {
    this.widgetDepth = 0
    this.#steps = 0
    this.#limit = MAX_STEPS
  }

  /** How many were taken since then. */
  get steps(): number {
    return this.#steps
  }

  get exhausted(): boolean {
    return this.#steps > this.#limit
  }

  /** Takes so many of the steps that are left, for what costs more than a step; false where there are not so many. */
  spend(steps: number): boolean {
    this.#steps += steps
    return !this.exhausted
  }

  /** Computes with half of the steps that are left, so that what comes after it is followed, too. */
  withHalf(compute: () => Value): Value {
    const limit = this.#limit
    this.#limit = this.#steps + Math.floor((limit - this.#steps) / 2)
    const value = compute()
    this.#limit = limit
    return value
  }

  evaluate(expression: Expression, scope: Scope): Value {
    this.#steps += 1
    if (this.exhausted || this.thrown !== null || this.#depth > MAX_DEPTH - this.widgetDepth)
      return unknown('…')
    this.#depth += 1
    const value = evaluateExpression(this, expression, scope)
    this.#depth -= 1
    this.#steps += stepsOf(value)
    return withinBounds(value)
  }

  /** Computes as at the first moment of an app, before anything has come that it did not wait for. */
  beforeAnythingCame<T>(compute: () => T): T {
    this.nothingCame = true
    const computed = compute()
    this.nothingCame = false
    return computed
  }

  /** What a bare name means here. */
  lookUp(name: string, scope: Scope): Value {
    const local = findVariable(scope, name)
    if (local !== undefined) return local
    if (scope.self !== null) {
      const member = fieldOfInstance(this, scope.self, name)
      if (member !== null) return member
    }
    if (scope.within !== null) {
      const member = staticMember(this, scope.within, name)
      if (member !== null) return member
    }
    if (scope.within?.declaration.typeParameters?.includes(name) === true)
      return { kind: 'type', name: typeMeant(this, name, scope) }
    const found = this.declarations.find(name, scope.file)
    if (found !== null) return this.#meantBy(found, name, scope.file)
    if (name === 'context') return created('BuildContext')
    if (name === 'appFlavor') return appFlavor(this.defines)
    // What an extension extends has members in lower case: a capital is a class that is not read.
    const extended = name === 'this' || /^[A-Z]/.test(name) ? undefined : findVariable(scope, 'this')
    if (extended !== undefined) return this.property(extended, name, scope)
    if (name === 'defaultTargetPlatform') return devicePlatform(this)
    const { self } = scope
    const inherited =
      self === null ? null : askLibraries('property', (answer) => answer(this, self, name, scope.file))
    return (
      inherited ??
      platformConstant(this, name) ??
      askLibraries('name', (answer) => answer(this, name, scope.file)) ??
      (/^([_$]?[A-Z]|(double|int|num|bool)$)/.test(name) ? { kind: 'type', name } : unknown(name))
    )
  }

  /** What a declared name stands for; of one that a generator wrote, what its source says it was written for. */
  #meantBy(found: Found, name: string, file: string): Value {
    const isWritten = found.kind === 'variable' && found.file.endsWith('.g.dart')
    // its source stands in the library that it is a part of, and names there may mean others than here
    for (const from of isWritten ? [found.file, file] : []) {
      const meant = askLibraries('name', (answer) => answer(this, name, from))
      if (meant !== null) return meant
    }
    return this.valueOf(found)
  }

  valueOf(found: Found): Value {
    if (found.kind === 'class' || found.kind === 'library') return found
    if (found.kind === 'function') {
      const { declaration, file } = found
      const scope = fileScope(file)
      return declaration.getter
        ? this.callDeclared(declaration, scope, NO_ARGUMENTS)
        : functionOf(declaration, scope)
    }
    return this.once(found.declaration, () =>
      found.declaration.initial === null
        ? NULL
        : this.evaluate(found.declaration.initial, fileScope(found.file)),
    )
  }

  property(target: Value, name: string, scope: Scope): Value {
    return propertyOf(this, target, name, scope)
  }

  /** `target.name(args)`. */
  callMethod(target: Value, name: string, args: Arguments, scope: Scope, at: SourceOffset): Value {
    return callMethod(this, target, name, args, scope, at)
  }

  call(callee: Value, args: Arguments, at: SourceOffset | null): Value {
    return call(this, callee, args, at)
  }

  /** What a call of a function or of a constructor that is torn off (`Cart.new`) gives; null for anything else. */
  calledWith(callee: Value | null | undefined, args: Arguments): Value | null {
    if (callee?.kind === 'function') return this.apply(callee, args)
    return callee?.kind === 'class' && callee.tearOff !== undefined ? call(this, callee, args, null) : null
  }

  apply(callee: FunctionValue, args: Arguments): Value {
    const { body, parameters } = callee.code
    const entered = this.#entered.get(body) ?? 0
    if (entered >= MAX_RECURSION) return unknown('…')
    this.#entered.set(body, entered + 1)
    const scope = innerScope(callee.scope)
    this.bind(parameters, args, scope)
    for (const [index, name] of (callee.typeParameters ?? []).entries()) {
      const type = args.types?.[index] ?? callee.types?.[index]
      if (type !== undefined) scope.variables.set(name, { kind: 'type', name: type })
    }
    const around = this.activation
    this.activation = scope
    const isLater = body.kind !== 'none' && body.later === true
    const follow = (): Value => runBody(this, body, scope)
    const head = isLater && args.notAwaited === true ? runHead(this, body, scope) : null
    const result = head ?? (isLater ? this.laterParts.around(follow) : follow())
    this.activation = around
    this.#entered.set(body, entered)
    if (this.thrown !== null && isLater) {
      const failed = failedFuture(this.thrown)
      this.thrown = null
      return failed
    }
    // Nothing is what it brings: who waits for it is told so, and that is not the same as no future.
    return callee.endsLater === true && result.kind === 'null' ? ENDED : result
  }

  callDeclared(declaration: FunctionDeclaration, scope: Scope, args: Arguments): Value {
    return this.apply(functionOf(declaration, scope), args)
  }

  /** Declares the parameters with their arguments or defaults. */
  bind(parameters: readonly Parameter[], args: Arguments, scope: Scope): void {
    let position = 0
    for (const parameter of parameters) {
      const value = parameter.named ? args.named.get(argumentName(parameter)) : args.positional[position]
      if (!parameter.named) position += 1
      if (value !== undefined) refuseNull(this, parameter, value)
      scope.variables.set(
        parameter.name,
        value ?? (parameter.initial === null ? NULL : this.evaluate(parameter.initial, scope)),
      )
    }
  }

  argumentsOf(
    args: readonly { name: string | null; value: Expression }[],
    scope: Scope,
    types?: readonly string[],
  ): Arguments {
    const positional: Value[] = []
    const named = new Map<string, Value>()
    for (const { name, value } of args) {
      if (name === null) positional.push(this.evaluate(value, scope))
      else if (name === 'future')
        named.set(
          name,
          givenFuture(this, args, () => this.evaluate(value, scope)),
        )
      else named.set(name, this.evaluate(value, scope))
    }
    return types === undefined ? { positional, named } : { positional, named, types }
  }

  /** The text of a key in the app's language; the key itself where there is none. */
  translation(key: string): string {
    return this.#keyedTexts()?.texts.get(key) ?? key
  }

  /** The texts of the app's language by their keys; null where nothing says where they are. */
  translationTexts(): ReadonlyMap<string, string> | null {
    return this.#keyedTexts()?.texts ?? null
  }

  /** Where that text stands; null where no file of translations has it. */
  placeOfTranslation(key: string): TextPlace | null {
    return this.#keyedTexts()?.places.get(key) ?? null
  }

  #keyedTexts(): KeyedTexts | null {
    const { locale } = this.inherited
    const known = this.#texts.get(locale)
    const texts = known ?? this.translations?.texts() ?? null
    if (texts !== null) this.#texts.set(locale, texts)
    return texts
  }

  /** Assigns a top-level or static variable. */
  setOnce(key: object, value: Value): void {
    this.#topLevel.set(key, value)
  }

  /** A tap is followed: then only where it leads counts, and what it would change stays. */
  get followsTap(): boolean {
    return this.assigned !== null
  }

  /** Sets a property of one of Flutter's own objects: `controller.text = 'x'`. */
  setOf(owner: CreatedValue | InstanceValue, name: string, value: Value): void {
    const properties = this.#properties.get(owner) ?? new Map<string, Value>()
    this.#properties.set(owner, properties.set(name, value))
  }

  propertyOf(owner: CreatedValue | InstanceValue, name: string): Value | undefined {
    return this.#properties.get(owner)?.get(name)
  }

  /** What may lead back to itself: followed once, and a loop is told. */
  bounded<T extends Value | null>(key: object, name: string, compute: () => T): T | Value {
    if (this.#following.has(key)) {
      this.loops.add(name)
      return unknown('…')
    }
    this.#following.add(key)
    const value = compute()
    this.#following.delete(key)
    return value
  }

  /** Top-level and static values are computed once; one that depends on itself is unknown. */
  once(key: object, compute: () => Value): Value {
    const known = this.#topLevel.get(key)
    if (known !== undefined) return known
    this.#topLevel.set(key, unknown('…'))
    const value = compute()
    this.#topLevel.set(key, value)
    return value
  }
}
