import { argument, numberArgument, objectArgument } from './widget-arguments.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'

/**
 * What a MediaQuery makes of the text size for all below it, as the CSS of one `--u`; null when it leaves it alone:
 * `data: …copyWith(textScaler: …)`, `withClampedTextScaling`, `withNoTextScaling`.
 */
export function textUnit(widget: CreatedValue): string | null {
  if (widget.constructor === 'withNoTextScaling') return '16px'
  if (widget.constructor === 'withClampedTextScaling') return clamped(widget)
  const data = objectArgument(widget, 'data')
  return data === undefined
    ? null
    : unitOf(argument(data, 'textScaler'), numberArgument(data, 'textScaleFactor'))
}

function unitOf(scaler: Value | undefined, factor: number | undefined): string | null {
  if (scaler?.kind === 'member') return scaler.name === 'noScaling' ? '16px' : null
  if (scaler?.kind === 'object' && scaler.type === 'TextScaler') {
    const [scale] = scaler.positional
    if (scaler.constructor === 'linear') return scale?.kind === 'number' ? px(scale.value) : null
    if (scaler.constructor === 'clamp') return clamped(scaler)
  }
  // 1 is also what stands in every MediaQuery to begin with.
  return factor === undefined || factor === 1 ? null : px(factor)
}

function clamped(limits: CreatedValue): string {
  const least = numberArgument(limits, 'minScaleFactor') ?? 0
  const most = numberArgument(limits, 'maxScaleFactor') ?? 100
  return `clamp(${px(least)},1rem,${px(most)})`
}

function px(scale: number): string {
  return `${scale * 16}px`
}
