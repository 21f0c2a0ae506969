import { foreignAncestor } from './declarations.ts'
import type { Evaluator } from './evaluator.ts'
import type { CreatedValue, Value } from './value.ts'

/** Flutter's widgets that people put `.paddingAll(8)` and the like behind. */
const WIDGETS = new RegExp(
  `^(${[
    'Text|RichText|SelectableText|Icon|Image|SvgPicture|CachedNetworkImage|CircleAvatar|Divider|Spacer',
    'Container|Padding|Center|Align|SizedBox|ConstrainedBox|DecoratedBox|ColoredBox|FittedBox|AspectRatio|SafeArea|Material',
    'Row|Column|Stack|Wrap|Card|Flexible|Expanded|Positioned|Table|Form|Visibility|Opacity|Hero|Transform',
    'ListView|GridView|PageView|TabBarView|SingleChildScrollView|CustomScrollView|Scaffold|AppBar|TabBar',
    'InkWell|GestureDetector|ClipRRect|ClipOval|TextField|TextFormField|Checkbox|Switch|Slider',
    'Animated(Container|Opacity|Switcher|Size|Padding|Align)|Builder|Obx|Consumer\\d?|Bloc(Builder|Consumer|Selector)',
    '(Layout|Future|Stream|ValueListenable|Listenable|Animated)Builder|(Linear|Circular)ProgressIndicator',
    '\\w*(Button|ListTile|Chip)',
  ].join('|')})$`,
)

/** A widget behind which stands what no source that is read declares: an extension that wraps it. Null for others. */
export function passedThrough(evaluator: Evaluator, target: Value): Value | null {
  const isWidget =
    target.kind === 'object'
      ? (WIDGETS.test(target.type) && !holdsServices(target)) || holdsWidgets(target)
      : target.kind === 'instance' &&
        foreignAncestor(evaluator.declarations, target.of)?.endsWith('Widget') === true
  return isWidget ? target : null
}

/** What a package's widget is told from: it has been given other widgets to show. Spans of a text are given spans. */
const holdsWidgets = ({ type, named }: CreatedValue): boolean =>
  !/(Span|Route)$/.test(type) && (isMade(named.get('child')) || named.get('children')?.kind === 'list')

const isMade = (value: Value | undefined): boolean => value?.kind === 'object' || value?.kind === 'instance'

/** Packages that hand out services call what they register them in a `Container()`, too: nothing is put around that. */
const holdsServices = ({ type, named, positional }: CreatedValue): boolean =>
  type === 'Container' && named.size === 0 && positional.length === 0
