import { IMAGE_TYPES } from './image-types.ts'
import { objectArgument, stringArgument } from './widget-arguments.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'
import type { Context } from './box.ts'

/** What a widget or provider shows of the app's assets. */
export type Asset =
  /** `address` has the file's version in it, so that another file is another picture to the browser. */
  | { readonly kind: 'picture'; readonly address: string }
  /** Flutter would not find it. */
  | { readonly kind: 'missing'; readonly key: string }
  /** It is there, and nothing that a browser shows; or only running code could tell which it is. */
  | { readonly kind: 'other'; readonly key: string }

/** No source hands a picture on so often; one that does has no room left on the stack. */
const DEEPEST = 10

/** The asset of a widget or provider; null when it shows something else. A missing one is told. */
export function assetOf(widget: CreatedValue, context: Context, depth = 0): Asset | null {
  const [first] = widget.positional
  // `Image.asset('x').image` has the arguments of the widget itself.
  const provider = objectArgument(widget, 'image')
  if (provider !== undefined) return depth < DEEPEST ? assetOf(provider, context, depth + 1) : null
  const isAsset =
    widget.type === 'AssetImage' || widget.type === 'ExactAssetImage' || widget.constructor === 'asset'
  if (!isAsset || first?.kind !== 'string') return null
  const owner = stringArgument(widget, 'package')
  const key = owner === undefined ? first.value : `packages/${owner}/${first.value}`
  // Part of its name is known only when the app runs.
  if (key.includes('…')) return { kind: 'other', key }
  const found = context.assets.find(key)
  switch (found.kind) {
    case 'found':
      return Object.hasOwn(IMAGE_TYPES, /\.\w+$/.exec(key)?.[0].toLowerCase() ?? '')
        ? { kind: 'picture', address: `${addressOf(key)}?v=${found.version}` }
        : { kind: 'other', key }
    case 'elsewhere':
      return { kind: 'other', key }
    case 'not-listed':
    case 'not-there':
      context.session.missAsset({ key, reason: found.kind, at: widget.at })
      return { kind: 'missing', key }
  }
}

function addressOf(key: string): string {
  return `sketch/assets/${key.split('/').map(encodeURIComponent).join('/')}`
}

/** The address of an asset as CSS: for `DecorationImage`. */
export function assetCss(provider: Value | undefined, context: Context): string | null {
  const asset = provider?.kind === 'object' ? assetOf(provider, context) : null
  return asset?.kind === 'picture' ? `url("${asset.address}")` : null
}
