import path from 'node:path'
import { messageExpression } from './icu-message.ts'
import type { ClassDeclaration, FunctionDeclaration, SourceUnit } from '../../model/declaration.ts'
import type { Expression, Parameter } from '../../model/expression.ts'
import type { ArbFile } from './arb-file.ts'
import type { GenL10n } from './gen-l10n.ts'

/**
 * The text of the class that all languages of a package share, with what gen_l10n and intl_utils each add: its texts
 * are in {@link localeUnit}.
 */
export function sharedSource({ className, arbFiles }: GenL10n): string {
  const locales = [...arbFiles.keys()].map((locale) => `Locale(${locale.split('_').map(quoted).join(', ')})`)
  return `import 'package:flutter/widgets.dart';
class ${className} {
  ${className}(this.localeName);
  final String localeName;
  static ${className} of(BuildContext context) => Localizations.of<${className}>(context, ${className});
  static ${className}? maybeOf(BuildContext context) => of(context);
  static ${className} get current => Localizations.of<${className}>(null, ${className});
  static Future<${className}> load(Locale locale) => lookup${className}(locale);
  static const delegate = _${className}Delegate();
  static const localizationsDelegates = [delegate];
  static const supportedLocales = [${locales.join(', ')}];
}
class _${className}Delegate extends LocalizationsDelegate<${className}> {
  const _${className}Delegate();
  List<Locale> get supportedLocales => ${className}.supportedLocales;
  Future<${className}> load(Locale locale) => lookup${className}(locale);
}
${className} lookup${className}(Locale locale) => Localizations.of<${className}>(null, ${className});
`
}

/** The file of one language: `app_localizations_de.dart` beside `app_localizations.dart`. */
export function localeFile(output: string, locale: string): string {
  const { dir, name } = path.parse(output)
  return path.join(dir, `${name}_${locale.split('_')[0] ?? locale}.dart`)
}

/** `AppLocalizationsPtBr` of `pt_BR`. */
export function localeClass({ className }: GenL10n, locale: string): string {
  const words = locale.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
  return className + words.join('')
}

/** The class with the texts of one language; what it lacks is the template's. */
export function localeUnit(gen: GenL10n, output: string, template: ArbFile, texts: ArbFile): SourceUnit {
  const name = localeClass(gen, texts.locale.split('_')[0] ?? texts.locale)
  const declaration: ClassDeclaration = {
    kind: 'class',
    name,
    superclass: gen.className,
    mixins: [],
    fields: [],
    constructors: [LOCALE_CONSTRUCTOR],
    constants: [],
    methods: [...template.messages].map(([key, usual]) =>
      messageMember(key, [template, texts], usual, gen.namedParameters),
    ),
  }
  return {
    lineStarts: [0],
    imports: [{ uri: path.basename(output), prefix: null }],
    exports: [],
    parts: [],
    passedOver: 0,
    tooDeep: [],
    names: () => [name],
    find: (wanted) => (wanted === name ? { kind: 'class', declaration } : null),
    startOf: () => null,
    extensionsOn: () => [],
    standIns: () => new Map(),
    annotated: () => [],
    all: () => [{ kind: 'class', declaration }],
  }
}

const LOCALE_CONSTRUCTOR = {
  name: '',
  factory: false,
  parameters: [{ name: 'localeName', named: false, target: 'field', initial: null }],
  fields: [],
  superCall: null,
  redirect: null,
  body: { kind: 'none' },
} as const

/** A getter, or a method of a message's placeholders, which are those of the template in its order. */
function messageMember(
  name: string,
  [template, texts]: readonly [template: ArbFile, texts: ArbFile],
  usual: string,
  named: boolean,
): FunctionDeclaration {
  const listed = template.placeholders.get(name) ?? []
  const met = [...usual.matchAll(/\{\s*([A-Za-z_$][\w$]*)\s*[,}]/g)].map(([, each = '']) => each)
  const parameters = [...new Set(listed.length > 0 ? listed : met)].map((each): Parameter => ({
    name: each,
    named,
    target: 'local',
    initial: null,
  }))
  const getter = parameters.length === 0
  const value = placedMessage(name, [template, texts], getter) ?? plain(usual)
  return { name, static: false, getter, parameters, body: { kind: 'expression', value } }
}

/** A message as an expression that knows where its text stands; null: neither file has it. `isPlain`: it has no values. */
export function placedMessage(
  name: string,
  [template, texts]: readonly [template: ArbFile, texts: ArbFile],
  isPlain: boolean,
): Expression | null {
  const of = texts.messages.has(name) ? texts : template
  const message = of.messages.get(name)
  if (message === undefined) return null
  const value = isPlain ? plain(message) : messageExpression(message)
  return value.kind === 'string' ? { ...value, from: { file: of.file, key: [name] } } : value
}

function plain(message: string): { readonly kind: 'string'; readonly parts: readonly string[] } {
  return { kind: 'string', parts: [message] }
}

function quoted(word: string): string {
  return `'${word}'`
}
