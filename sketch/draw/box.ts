import type { CreatedValue, SourceOffset, Value } from '../evaluate/value.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { Covered } from './covered.ts'
import type { Css } from './css.ts'
import type { AssetBundle } from '../project/asset-bundle.ts'
import type { Element, Standing } from './element.ts'
import type { Least } from './least.ts'
import type { DrawingSession } from './session.ts'
import type { TextLook } from './text-style.ts'
import type { Theme } from './theme.ts'

/** What a parent allows along one axis, in Flutter's words: exactly this much, up to this much, as much as wanted. */
export type Bound = 'tight' | 'loose' | 'unbounded'

export interface Bounds {
  readonly width: Bound
  readonly height: Bound
}

/** How a drawn box came out along one axis: as large as its parent allows, or as its content wants. */
export type Extent = 'fill' | 'hug'

export interface Box {
  /** Null when nothing is drawn. */
  readonly node: Element | null
  readonly width: Extent
  readonly height: Extent
  /** Set by Expanded and Flexible for the Row or Column around them. */
  readonly flex?: { readonly factor: number; readonly tight: boolean }
  /** Set by Positioned for the Stack around it: the offsets. */
  readonly positioned?: Css
  /** It holds a scroll view, which shrinks when there is less room: the boxes around it must allow that. */
  readonly scrolls?: boolean
  /** What the element tells that the parent makes for such a child. */
  readonly holder?: Standing
}

export interface Context {
  readonly evaluator: Evaluator
  readonly theme: Theme
  readonly bounds: Bounds
  /** The axis along which a tight bound is what the content itself wants (IntrinsicWidth, IntrinsicHeight). */
  readonly intrinsic?: 'width' | 'height' | undefined
  /** The most that there is in pixels, where boxes around say so (`room.ts`). */
  readonly room?: { readonly width: number; readonly height: number }
  /** What bars lie over the body here, and nothing has kept free yet. */
  readonly covered?: Covered | undefined
  /** The least that there must be in pixels, where a box around asks for it and passes it on (`least.ts`). */
  readonly least?: Least | undefined
  readonly text: TextLook
  /** `usual` where nothing around says how icons look. */
  readonly icon: { readonly color: string; readonly size: number; readonly usual?: true }
  /** Draws a value of any kind where a widget is expected. */
  readonly draw: (value: Value | undefined, context: Context) => Box
  /** The Scaffold around an app bar: whether it has a drawer to open. */
  readonly scaffold?: CreatedValue
  readonly assets: AssetBundle
  readonly session: DrawingSession
  /** Key of the project's own widget that is being drawn. */
  readonly owner: string
  /** The page of the nested route, for the outlet in the page around it. */
  readonly outlet?: Value
  /** Whether a page lies below this one. */
  readonly canGoBack: boolean
  /** Key of the tabs that a TabBar and a TabBarView here share. */
  readonly tabs?: { readonly key: string; readonly initial: number }
  readonly depth: number
  /** The widget that is being drawn, and the place that it was written at or in; null above the first. */
  readonly nearest: { readonly name: string; readonly at: SourceOffset | null } | null
}

export const TIGHT: Bounds = { width: 'tight', height: 'tight' }

/** With other bounds, along whose axes nothing asks for a least size any longer. */
export function within(context: Context, bounds: Partial<Bounds>): Context {
  const inner = { ...context, bounds: { ...context.bounds, ...bounds } }
  if (context.least === undefined) return inner
  const { width, height } = context.least
  const least = {
    ...(width === undefined || bounds.width !== undefined ? {} : { width }),
    ...(height === undefined || bounds.height !== undefined ? {} : { height }),
  }
  return { ...inner, least }
}

/** The same bounds, but the child may be smaller. */
export function loosened(context: Context): Context {
  const { width, height } = context.bounds
  return within(context, {
    width: width === 'tight' ? 'loose' : width,
    height: height === 'tight' ? 'loose' : height,
  })
}

/** As large as allowed: what Center, ListView and a Column along its main axis do. */
export function expand(bound: Bound): Extent {
  return bound === 'unbounded' ? 'hug' : 'fill'
}

/** As small as allowed. */
export function shrink(bound: Bound): Extent {
  return bound === 'tight' ? 'fill' : 'hug'
}

export function sizeCss(width: Extent, height: Extent): Css {
  return {
    width: width === 'fill' ? '100%' : 'fit-content',
    'max-width': width === 'fill' ? null : '100%',
    height: height === 'fill' ? '100%' : null,
  }
}

/** Lets a scroll view inside shrink to the room there is, through boxes that are as high as their content. */
export const SHRINKING: Css = {
  display: 'flex',
  'flex-direction': 'column',
  'max-height': '100%',
  'min-height': 0,
}

export const NO_BOX: Box = { node: null, width: 'hug', height: 'hug' }
