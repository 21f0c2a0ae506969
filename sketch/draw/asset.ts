import { objectArgument } from './widget-arguments.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'

/** The project's file that a widget or provider shows; null when it is not one of the assets. */
export function assetOf(widget: CreatedValue): string | null {
  const [first] = widget.positional
  // `Image.asset('x').image` has the arguments of the widget itself.
  const provider = objectArgument(widget, 'image')
  if (provider !== undefined) return assetOf(provider)
  const isAsset =
    widget.type === 'AssetImage' || widget.type === 'ExactAssetImage' || widget.constructor === 'asset'
  return isAsset && first?.kind === 'string' ? first.value : null
}

export function assetUrl(name: string): string {
  return `sketch/assets/${name.split('/').map(encodeURIComponent).join('/')}`
}

/** The address of an asset as CSS: for `DecorationImage`. */
export function assetCss(provider: Value | undefined): string | null {
  const asset = provider?.kind === 'object' ? assetOf(provider) : null
  return asset === null ? null : `url("${assetUrl(asset)}")`
}
