import { mediaQuery, orientation, size } from '../device-view.ts'
import { entryOf } from '../entry-of.ts'
import { booleanOf, created, double } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

type Asked = (evaluator: Evaluator) => Value

/** What `Get` (`get_navigation/src/extension_navigation.dart`) and a context are both asked for. */
const OF_BOTH: Readonly<Record<string, Asked>> = {
  width: (evaluator) => double(screen(evaluator).width),
  height: (evaluator) => double(screen(evaluator).height),
  mediaQuery,
  theme: ({ inherited }) => inherited.theme,
  isDarkMode: ({ inherited }) => booleanOf(inherited.dark),
  textScaleFactor: () => double(1),
}
const OF_GET: Readonly<Record<string, Asked>> = {
  ...OF_BOTH,
  size,
  pixelRatio: () => double(1),
  statusBarHeight: () => double(0),
  bottomBarHeight: () => double(0),
  isPlatformDarkMode: ({ inherited }) => booleanOf(inherited.dark),
}
/** `get_utils/src/extensions/context_extensions.dart`. */
const OF_CONTEXT: Readonly<Record<string, Asked>> = {
  ...OF_BOTH,
  mediaQuerySize: size,
  mediaQueryPadding: () => created('EdgeInsets'),
  mediaQueryViewPadding: () => created('EdgeInsets'),
  mediaQueryViewInsets: () => created('EdgeInsets'),
  mediaQueryShortestSide: (evaluator) => double(shortest(evaluator)),
  orientation,
  devicePixelRatio: () => double(1),
  isLandscape: (evaluator) => booleanOf(!isUpright(evaluator)),
  isPortrait: (evaluator) => booleanOf(isUpright(evaluator)),
  isPhone: (evaluator) => booleanOf(shortest(evaluator) < TABLET),
  isTablet: (evaluator) => booleanOf(shortest(evaluator) >= TABLET),
  isSmallTablet: (evaluator) => booleanOf(shortest(evaluator) >= TABLET),
  isLargeTablet: (evaluator) => booleanOf(shortest(evaluator) >= LARGE_TABLET),
  showNavbar: (evaluator) => booleanOf(screen(evaluator).width > WIDE),
}
/** The shortest side of a tablet, in pixels, and the width of a screen with a navigation bar. */
const TABLET = 600
const LARGE_TABLET = 720
const WIDE = 800

/** GetX: what it tells of the screen and the theme, by its own name or by a context. */
export const getXScreen: Library = {
  property(evaluator, target, name, file) {
    if (target.kind === 'type' && target.name === 'Get') return entryOf(OF_GET, name)?.(evaluator) ?? null
    return isContext(target) && !isOwn(evaluator, name, file)
      ? (entryOf(OF_CONTEXT, name)?.(evaluator) ?? null)
      : null
  },
  method(evaluator, target, name, { named }) {
    if (!isContext(target)) return null
    const { width, height } = screen(evaluator)
    if (name === 'widthTransformer') return double(partOf(width, named))
    return name === 'heightTransformer' ? double(partOf(height, named)) : null
  },
}

const isContext = (target: Value): boolean => target.kind === 'object' && target.type === 'BuildContext'

/** An extension of the project's own, which goes before. */
function isOwn(evaluator: Evaluator, name: string, file: string): boolean {
  return evaluator.declarations
    .extensionsOf('BuildContext', file)
    .some(({ declaration }) => declaration.methods.some((method) => method.name === name))
}

function screen(evaluator: Evaluator): { readonly width: number; readonly height: number } {
  evaluator.askedForSize = true
  return evaluator.inherited
}

const shortest = (evaluator: Evaluator): number => Math.min(screen(evaluator).width, screen(evaluator).height)
const isUpright = (evaluator: Evaluator): boolean => screen(evaluator).height >= screen(evaluator).width

/** `context.widthTransformer(dividedBy: 2, reducedBy: 10)`: reduced by hundredths of it, then divided. */
function partOf(whole: number, named: Arguments['named']): number {
  const given = (name: string, usual: number): number => {
    const value = named.get(name)
    return value?.kind === 'number' ? value.value : usual
  }
  return (whole - (whole / 100) * given('reducedBy', 0)) / given('dividedBy', 1)
}
