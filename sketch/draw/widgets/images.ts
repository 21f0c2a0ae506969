import { textOfValue } from '../../evaluate/value.ts'
import { sizeCss } from '../box.ts'
import { assetOf } from '../asset.ts'
import { element } from '../element.ts'
import {
  argument,
  nameArgument,
  numberArgument,
  objectArgument,
  stringArgument,
} from '../widget-arguments.ts'
import { fixed } from './sizing.ts'
import { shapeOfPictureCss, tintOf } from './tint.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Asset } from '../asset.ts'
import type { Box, Context } from '../box.ts'
import type { Css } from '../css.ts'
import type { RendererTable } from './renderer.ts'

const FITS: Readonly<Record<string, string>> = {
  cover: 'cover',
  contain: 'contain',
  fill: 'fill',
  none: 'none',
  scaleDown: 'scale-down',
  fitWidth: 'cover',
  fitHeight: 'cover',
}

function drawImage(widget: CreatedValue, context: Context): Box {
  const { css, extent } = fixed(context, numberArgument(widget, 'width'), numberArgument(widget, 'height'))
  const size = extent(null)
  const asset = assetOf(widget, context)
  const frame = { ...sizeCss(size.width, size.height), ...css }
  if (asset?.kind === 'picture') {
    const fit = FITS[nameArgument(widget, 'fit') ?? ''] ?? 'contain'
    const alt = stringArgument(widget, 'semanticLabel') ?? ''
    const tint = tintOf(widget)
    // In a colour of its own it keeps its place and its size, and its own colours are moved out of sight.
    const look: Css =
      tint === undefined
        ? {}
        : { ...shapeOfPictureCss(asset.address, tint, fit), 'object-position': '-99999px 0' }
    const node = element({ ...frame, 'object-fit': fit, ...look }, null, {
      tag: 'img',
      widget: widget.type,
      attributes: { src: asset.address, alt },
    })
    return { node, ...size }
  }
  const { colors } = context.theme
  const label = asset === null ? addressOf(widget) : labelOf(asset)
  const node = element(
    {
      ...frame,
      'min-width': css['width'] === undefined && size.width === 'hug' ? 96 : null,
      'min-height': css['height'] === undefined && size.height === 'hug' ? 64 : null,
      'background-color': colors.surfaceContainerHighest,
      color: colors.onSurfaceVariant,
    },
    element({}, label, { class: 'caption' }),
    { widget: widget.type, class: 'placeholder center', attributes: { role: 'img', 'aria-label': label } },
  )
  return { node, ...size }
}

function labelOf(asset: Exclude<Asset, { kind: 'picture' }>): string {
  if (asset.kind === 'missing') return `Unable to load asset: "${asset.key}"`
  return asset.key.includes('…') ? 'Image' : asset.key
}

/** Where the picture would come from: the network is not asked. */
function addressOf(widget: CreatedValue): string {
  const provider = objectArgument(widget, 'image') ?? widget
  const address = argument(widget, 'imageUrl') ?? provider.positional[0]
  const text = address === undefined ? '' : textOfValue(address)
  return /^https?:/.test(text) ? text.replace(/^https?:\/\/|[?#].*$/g, '') : 'Image'
}

export const IMAGE_WIDGETS: RendererTable = {
  Image: drawImage,
  CachedNetworkImage: drawImage,
  FadeInImage: drawImage,
  SvgPicture: drawImage,
  OctoImage: drawImage,
  // extended_image
  ExtendedImage: drawImage,
  Lottie: drawImage,
  LottieBuilder: drawImage,
}
