const NINE = ['topLeft', 'topCenter', 'topRight', 'centerLeft', 'center', 'centerRight']
const START = ['topStart', 'topCenter', 'topEnd', 'centerStart', 'center', 'centerEnd']
const SPREAD = ['start', 'center', 'end', 'spaceBetween', 'spaceAround', 'spaceEvenly']

/** The names of Flutter's types of which one is chosen, each in Flutter's order. */
export const CHOICES: ReadonlyMap<string, readonly string[]> = new Map([
  ['FontWeight', ['w100', 'w200', 'w300', 'w400', 'w500', 'w600', 'w700', 'w800', 'w900', 'normal', 'bold']],
  ['Alignment', [...NINE, 'bottomLeft', 'bottomCenter', 'bottomRight']],
  ['AlignmentDirectional', [...START, 'bottomStart', 'bottomCenter', 'bottomEnd']],
  ['MainAxisAlignment', SPREAD],
  ['CrossAxisAlignment', ['start', 'center', 'end', 'stretch', 'baseline']],
  ['MainAxisSize', ['min', 'max']],
  ['WrapAlignment', SPREAD],
  ['WrapCrossAlignment', ['start', 'center', 'end']],
  ['TextAlign', ['left', 'right', 'center', 'justify', 'start', 'end']],
  ['TextDirection', ['ltr', 'rtl']],
  ['TextOverflow', ['clip', 'fade', 'ellipsis', 'visible']],
  ['FontStyle', ['normal', 'italic']],
  ['TextDecoration', ['none', 'underline', 'overline', 'lineThrough']],
  ['Axis', ['horizontal', 'vertical']],
  ['VerticalDirection', ['up', 'down']],
  ['BoxFit', ['fill', 'contain', 'cover', 'fitWidth', 'fitHeight', 'none', 'scaleDown']],
  ['BoxShape', ['rectangle', 'circle']],
  ['BorderStyle', ['none', 'solid']],
  ['StackFit', ['loose', 'expand', 'passthrough']],
  ['FlexFit', ['tight', 'loose']],
  ['Clip', ['none', 'hardEdge', 'antiAlias', 'antiAliasWithSaveLayer']],
  ['TextCapitalization', ['words', 'sentences', 'characters', 'none']],
])
