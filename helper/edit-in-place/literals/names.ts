/** What the arguments without a name mean, by the call; a widget is told by its class alone. */
const POSITIONAL: ReadonlyMap<string, readonly string[]> = new Map([
  ['Text', ['text']],
  ['Text.rich', ['span']],
  ['SelectableText', ['text']],
  ['AutoSizeText', ['text']],
  ['Icon', ['icon']],
  ['FaIcon', ['icon']],
  ['Image.asset', ['asset']],
  ['Image.network', ['address']],
  ['EdgeInsets.all', ['all']],
  ['EdgeInsetsDirectional.all', ['all']],
  ['EdgeInsets.fromLTRB', ['left', 'top', 'right', 'bottom']],
  ['EdgeInsetsDirectional.fromSTEB', ['start', 'top', 'end', 'bottom']],
  ['BorderRadius.circular', ['radius']],
  ['BorderRadius.all', ['radius']],
  ['Radius.circular', ['radius']],
  ['Radius.elliptical', ['x', 'y']],
  ['Alignment', ['x', 'y']],
  ['AlignmentDirectional', ['start', 'y']],
  ['Size', ['width', 'height']],
  ['Size.fromHeight', ['height']],
  ['Size.fromWidth', ['width']],
  ['Size.square', ['side']],
  ['Offset', ['dx', 'dy']],
])

/** The name of an argument that has none. */
export const positionalName = (call: string, index: number): string =>
  POSITIONAL.get(call)?.[index] ?? `#${index + 1}`

/** Values of which a card also says that they are no literals: what a person looks for at a widget. */
const SOUGHT =
  /^(?:text|title|label|labelText|hintText|helperText|tooltip|icon|asset|address|style|textStyle|.*[cC]olor|padding|margin|alignment|textAlign|width|height|size|iconSize|fontSize|fontWeight|fontFamily|radius|borderRadius|decoration|elevation|spacing|mainAxisAlignment|crossAxisAlignment|semanticLabel|semanticsLabel)$/

export const isSought = (name: string): boolean => SOUGHT.test(name)

/** Numbers that a fraction does no harm to, though a whole one stands there. */
const MEASURES =
  /^(?:all|left|top|right|bottom|start|end|horizontal|vertical|radius|x|y|dx|dy|side|dimension|opacity|turns|angle|scale|aspectRatio|value|blurRadius|spreadRadius|strokeWidth|strokeAlign|thickness|indent|endIndent|spacing|runSpacing|gap|elevation|.*[eE]levation|widthFactor|heightFactor|letterSpacing|wordSpacing|fontSize|iconSize|.*[sS]ize|.*[wW]idth|.*[hH]eight|.*[eE]xtent|.*Spacing|topLeft|topRight|bottomLeft|bottomRight)$/

export const isMeasure = (name: string): boolean => MEASURES.test(name)

/** Sizes, of which Flutter takes none below zero; the same goes for all four sides of a padding or margin. */
const SIZES =
  /^(?:width|height|size|dimension|radius|elevation|thickness|strokeWidth|blurRadius|aspectRatio|maxLines|minLines|fontSize|iconSize|toolbarHeight|itemExtent|(?:min|max)(?:Width|Height)|border(?:Width|Radius))$/
const INSETS = /^(?:padding|margin|contentPadding)$/

export const isNeverNegative = (path: readonly string[]): boolean =>
  SIZES.test(path.at(-1) ?? '') || path.some((name) => INSETS.test(name))

/** Calls that make a value of a style, and no widget: their arguments are of the card, too. */
const STYLES =
  /^(?:EdgeInsets|EdgeInsetsDirectional|BorderRadius|BorderRadiusDirectional|Radius|Border|BorderSide|Alignment|AlignmentDirectional|Size|Offset|GoogleFonts|LinearGradient|RadialGradient|(?:Widget|Material)StateProperty(?:All)?|.*(?:Style|Decoration|Options|Border|Shadow|ThemeData|Constraints))$/

/** Calls that give a style with some values changed, of whatever style that is. */
const CHANGED = /^(?:copyWith|override|merge|apply|styleFrom)$/

/** `call`: the names of it, `['TextStyle']`, `['EdgeInsets', 'all']`. */
export const isStyle = (call: readonly string[]): boolean => {
  const [head = ''] = call
  const last = call.at(-1) ?? ''
  return CHANGED.test(last) || (STYLES.test(head) && call.length <= 2)
}
