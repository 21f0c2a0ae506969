import { alignmentOf } from './alignment.ts'
import { colorOf } from './color.ts'
import { assetCss } from './asset.ts'
import { px } from './css.ts'
import {
  listArgument,
  nameArgument,
  numberArgument,
  numberOf,
  objectArgument,
  objectOf,
} from './widget-arguments.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'
import type { Context } from './box.ts'
import type { Css } from './css.ts'

/** `BoxDecoration(…)` or `ShapeDecoration(…)` as CSS. */
export function decorationCss(value: Value | undefined, context: Context): Css {
  const decoration = objectOf(value)
  if (decoration === undefined) return {}
  const circle = nameArgument(decoration, 'shape') === 'circle'
  const shape = objectArgument(decoration, 'shape')
  return {
    'background-color': colorOf(decoration.named.get('color')),
    'background-image': gradientOf(objectArgument(decoration, 'gradient')),
    ...imageCss(objectArgument(decoration, 'image'), context),
    ...(shape === undefined ? {} : shapeCss(shape)),
    ...(circle ? { 'border-radius': '50%' } : radiusCss(decoration.named.get('borderRadius'))),
    ...borderCss(objectArgument(decoration, 'border')),
    'box-shadow': shadowsOf([
      ...listArgument(decoration, 'boxShadow'),
      ...listArgument(decoration, 'shadows'),
    ]),
  }
}

/** `DecorationImage(…)` of one of the project's own files; images from the network are left out. */
function imageCss(image: CreatedValue | undefined, context: Context): Css {
  const address = image === undefined ? null : assetCss(image.named.get('image'), context)
  if (image === undefined || address === null) return {}
  const fit = nameArgument(image, 'fit') ?? 'contain'
  return {
    'background-image': address,
    'background-size': fit === 'fill' ? '100% 100%' : fit === 'cover' || fit === 'contain' ? fit : 'auto',
    'background-position': 'center',
    'background-repeat': 'no-repeat',
  }
}

export function radiusCss(value: Value | undefined): Css {
  const radius = radiusOf(value)
  return radius === undefined ? {} : { 'border-radius': radius }
}

function radiusOf(value: Value | undefined): string | undefined {
  const radius = objectOf(value)
  if (radius === undefined) return undefined
  const corner = (each: Value | undefined): number => {
    const object = objectOf(each)
    return numberOf(object?.positional[0]) ?? 0
  }
  const side = (name: string): number => corner(radius.named.get(name))
  switch (radius.constructor) {
    case 'circular':
      return px(numberOf(radius.positional[0]) ?? 0)
    case 'all':
      return px(corner(radius.positional[0]))
    case 'vertical':
      return [side('top'), side('top'), side('bottom'), side('bottom')].map(px).join(' ')
    case 'horizontal':
      return [side('left'), side('right'), side('right'), side('left')].map(px).join(' ')
    case 'only':
      return [
        side('topLeft') || side('topStart'),
        side('topRight') || side('topEnd'),
        side('bottomRight') || side('bottomEnd'),
        side('bottomLeft') || side('bottomStart'),
      ]
        .map(px)
        .join(' ')
    default:
      return undefined
  }
}

/** `RoundedRectangleBorder`, `StadiumBorder`, `CircleBorder`, and a `Border`, which has sides of its own. */
export function shapeCss(shape: CreatedValue | undefined): Css {
  if (shape === undefined) return {}
  if (/^Border(Directional)?$/.test(shape.type)) return borderCss(shape)
  const side = sideCss(objectArgument(shape, 'side'))
  if (shape.type === 'StadiumBorder') return { 'border-radius': '999px', border: side }
  if (shape.type === 'CircleBorder') return { 'border-radius': '50%', border: side }
  return { ...radiusCss(shape.named.get('borderRadius')), border: side }
}

export function sideCss(side: CreatedValue | undefined): string | null {
  if (side === undefined || side.type !== 'BorderSide') return null
  return `${px(numberArgument(side, 'width') ?? 1)} solid ${colorOf(side.named.get('color')) ?? '#000'}`
}

function borderCss(border: CreatedValue | undefined): Css {
  if (border === undefined) return {}
  if (border.constructor === 'all') {
    return { border: sideCss({ ...border, type: 'BorderSide' }) }
  }
  if (border.constructor === 'fromBorderSide') return { border: sideCss(objectOf(border.positional[0])) }
  return {
    'border-top': sideCss(objectArgument(border, 'top')),
    'border-right': sideCss(objectArgument(border, 'right')),
    'border-bottom': sideCss(objectArgument(border, 'bottom')),
    'border-left': sideCss(objectArgument(border, 'left')),
    'border-inline-start': sideCss(objectArgument(border, 'start')),
    'border-inline-end': sideCss(objectArgument(border, 'end')),
  }
}

function gradientOf(gradient: CreatedValue | undefined): string | undefined {
  if (gradient === undefined) return undefined
  const colors = listArgument(gradient, 'colors').flatMap((each) => colorOf(each) ?? [])
  const stops = listArgument(gradient, 'stops').map((each) => numberOf(each))
  if (colors.length < 2) return undefined
  const written = colors.map((color, index) => {
    const stop = stops[index]
    return stop === undefined ? color : `${color} ${Math.round(stop * 100)}%`
  })
  if (gradient.type === 'RadialGradient') return `radial-gradient(circle, ${written.join(', ')})`
  if (gradient.type === 'SweepGradient') return `conic-gradient(from 90deg, ${written.join(', ')})`
  const begin = alignmentOf(gradient.named.get('begin')) ?? { x: -1, y: 0 }
  const end = alignmentOf(gradient.named.get('end')) ?? { x: 1, y: 0 }
  return `linear-gradient(${direction(end.x - begin.x, end.y - begin.y)}, ${written.join(', ')})`
}

/** Corner to corner is the box's own diagonal, which only the keywords of CSS express. */
function direction(x: number, y: number): string {
  const words = [y < 0 ? 'top' : y > 0 ? 'bottom' : '', x < 0 ? 'left' : x > 0 ? 'right' : ''].filter(Boolean)
  return words.length === 0 ? 'to right' : `to ${words.join(' ')}`
}

function shadowsOf(shadows: readonly Value[]): string | null {
  const written = shadows.flatMap((each) => {
    const shadow = objectOf(each)
    if (shadow === undefined) return []
    const offset = objectArgument(shadow, 'offset')
    const [x, y] = offset?.positional.map((part) => numberOf(part) ?? 0) ?? []
    const blur = numberArgument(shadow, 'blurRadius') ?? 0
    const spread = numberArgument(shadow, 'spreadRadius') ?? 0
    const color = colorOf(shadow.named.get('color')) ?? '#000'
    return [`${px(x ?? 0)} ${px(y ?? 0)} ${px(blurCss(blur))} ${px(spread)} ${color}`]
  })
  return written.length === 0 ? null : written.join(', ')
}

/** Flutter's Gauss curve is `radius * 0.57735 + 0.5` wide (`Shadow.convertRadiusToSigma`), that of CSS half its blur. */
function blurCss(radius: number): number {
  return radius > 0 ? radius * 1.1547 + 1 : 0
}

/** The shadow of a Material surface, as Flutter paints it: a key light from above and the light around. */
export function elevationCss(elevation: number): string | null {
  if (elevation <= 0) return null
  // Flutter's light stands 600 above the page and is 800 wide: the blur grows with the height, a quarter is dark.
  return `0 ${px(elevation)} ${px(elevation * 1.54 + 1)} #00000040`
}
