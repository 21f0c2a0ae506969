import { localeClass, placedMessage } from './localizations-unit.ts'
import type { ClassDeclaration, FunctionDeclaration, SourceUnit } from '../../model/declaration.ts'
import type { Expression } from '../../model/expression.ts'
import type { ArbFile } from './arb-file.ts'
import type { GenL10n } from './gen-l10n.ts'

/**
 * A file of texts that gen_l10n wrote before, and that lies in the repository, as it is once `flutter run` has written
 * it anew: its texts are those of the ARB files, and know where they stand there. What counts, chooses or formats stays
 * as the generator wrote it. `texts`: of the languages of the file, each read when
 * its class is.
 */
export function writtenAnew(
  unit: SourceUnit,
  gen: GenL10n,
  template: () => ArbFile | null,
  texts: ReadonlyMap<string, () => ArbFile | null>,
): SourceUnit {
  const byClass = new Map([...texts].map(([locale, arb]) => [localeClass(gen, locale), arb]))
  const known = new WeakMap<ClassDeclaration, ClassDeclaration>()
  const anew = (declaration: ClassDeclaration): ClassDeclaration => {
    const arb = byClass.get(declaration.name)?.() ?? null
    const usual = arb === null ? null : template()
    if (arb === null || usual === null) return declaration
    const made = known.get(declaration) ?? {
      ...declaration,
      methods: declaration.methods.map((method) => withText(method, usual, arb)),
    }
    known.set(declaration, made)
    return made
  }
  return {
    // as lazily as before
    get lineStarts() {
      return unit.lineStarts
    },
    get passedOver() {
      return unit.passedOver
    },
    imports: unit.imports,
    exports: unit.exports,
    parts: unit.parts,
    tooDeep: unit.tooDeep,
    names: () => unit.names(),
    startOf: (name) => unit.startOf(name),
    extensionsOn: (type) => unit.extensionsOn(type),
    standIns: () => unit.standIns(),
    annotated: (beginning) => unit.annotated(beginning),
    find(name) {
      const found = unit.find(name)
      return found?.kind === 'class' ? { kind: 'class', declaration: anew(found.declaration) } : found
    },
    all: () =>
      unit
        .all()
        .map((each) =>
          each.kind === 'class' ? { kind: 'class', declaration: anew(each.declaration) } : each,
        ),
  }
}

function withText(method: FunctionDeclaration, template: ArbFile, texts: ArbFile): FunctionDeclaration {
  if (method.static || returned(method)?.kind !== 'string') return method
  const value = placedMessage(method.name, [template, texts], method.getter)
  // a text that counts or chooses is no single one any more
  return value?.kind === 'string' ? { ...method, body: { kind: 'expression', value } } : method
}

/** All that it does is give that; null: it does more. */
function returned({ body }: FunctionDeclaration): Expression | null {
  if (body.kind === 'expression') return body.value
  const [first, ...more] = body.kind === 'block' ? body.statements : []
  return first?.kind === 'return' && more.length === 0 ? first.value : null
}
