import { statSync } from 'node:fs'
import path from 'node:path'
import { once } from '../../dart/once.ts'
import { readUnit } from '../../dart/read-unit.ts'
import { readGenL10n, readIntlUtils } from './gen-l10n.ts'
import { readGenLang } from './gen-lang.ts'
import { localeFile, localeUnit, sharedSource } from './localizations-unit.ts'
import { readSlang } from './slang-config.ts'
import { writtenAnew } from './written-anew.ts'
import { slangFile, slangLocaleSource, slangSource } from './slang-source.ts'
import type { DartParser } from '../../dart/parser.ts'
import type { SourceUnit } from '../../model/declaration.ts'
import type { Packages } from '../packages.ts'
import type { GenL10n } from './gen-l10n.ts'
import type { Slang } from './slang-config.ts'

/** A file that a generator of texts would write, made when it is first read. */
export interface GeneratedFile {
  /** How the disk describes what it is made of. */
  readonly stamp: string
  make(): { readonly text: string; readonly unit: SourceUnit } | null
}

/** What a generator of texts makes of a file of its own that is there already. */
export interface FileAnew {
  /** How the disk describes what it is made of. */
  readonly stamp: string
  make(unit: SourceUnit): SourceUnit
}

/**
 * The files that `flutter gen-l10n`, intl_utils, gen_lang and slang write before Flutter compiles; a fresh clone has none of them, and their
 * texts lie in ARB, JSON or YAML files beside.
 */
export class GeneratedTexts {
  readonly #parser: DartParser
  readonly #packages: Packages
  #files: ReadonlyMap<string, () => GeneratedFile> | null = null
  readonly #anew = new Map<string, () => FileAnew>()

  constructor(parser: DartParser, packages: Packages) {
    this.#parser = parser
    this.#packages = packages
  }

  /** The file of that path; null for one that no generator of texts writes. */
  find(file: string): GeneratedFile | null {
    // Only its texts are worth looking for them.
    if (!file.endsWith('.dart')) return null
    this.#files ??= this.#list()
    return this.#files.get(file)?.() ?? null
  }

  /** What becomes of the file of that path, which is there, as the app is run; null: it stays as it is. */
  anew(file: string): FileAnew | null {
    // of one language: `app_localizations_de.dart`
    if (!/_[a-z]{2,3}\.dart$/.test(file)) return null
    this.#files ??= this.#list()
    return this.#anew.get(file)?.() ?? null
  }

  #list(): ReadonlyMap<string, () => GeneratedFile> {
    const files = new Map<string, () => GeneratedFile>()
    for (const { directory } of this.#packages.values()) {
      const slang = readSlang(directory)
      if (slang !== null) {
        files.set(slang.output, () => this.#slang(slang, directory, slang.base, slangSource))
        for (const tag of slang.locales.keys()) {
          if (tag === slang.base) continue
          files.set(slangFile(slang, tag), () => this.#slang(slang, directory, tag, slangLocaleSource))
        }
      }
      for (const gen of [readGenL10n(directory), readIntlUtils(directory), readGenLang(directory)]) {
        if (gen !== null) this.#listArb(gen, directory, files)
      }
    }
    return files
  }

  #listArb(gen: GenL10n, directory: string, files: Map<string, () => GeneratedFile>): void {
    for (const output of gen.outputs) {
      files.set(output, () => this.#shared(gen, directory))
      for (const [locale, arb] of gen.arbFiles) {
        const each = localeFile(output, locale)
        if (!files.has(each)) files.set(each, () => locales(gen, output, arb))
        if (gen.isRepeated) this.#anew.set(each, () => fileAnew(gen, output, each))
      }
    }
  }

  #slang(
    slang: Slang,
    directory: string,
    tag: string,
    source: (slang: Slang, tag: string) => string,
  ): GeneratedFile {
    const told = ['slang.yaml', 'build.yaml'].map((name) => path.join(directory, name))
    const texts = [tag, slang.base].flatMap((each) => slang.locales.get(each) ?? []).map(({ file }) => file)
    return {
      stamp: [...told, ...texts].map(stampOf).join(' '),
      make: () => {
        const text = source(slang, tag)
        return { text, unit: readUnit(this.#parser, text) }
      },
    }
  }

  #shared(gen: GenL10n, directory: string): GeneratedFile {
    const text = sharedSource(gen)
    return {
      stamp: `${stampOf(path.join(directory, 'l10n.yaml'))} ${text}`,
      make: () => ({ text, unit: readUnit(this.#parser, text) }),
    }
  }
}

function locales(gen: GenL10n, output: string, arb: string): GeneratedFile {
  return {
    stamp: `${stampOf(gen.template)} ${stampOf(arb)}`,
    make: () => {
      const template = gen.read(gen.template)
      const texts = arb === gen.template ? template : gen.read(arb)
      if (template === null) return null
      const unit = localeUnit(gen, output, template, texts ?? template)
      return { text: '', unit }
    },
  }
}

function fileAnew(gen: GenL10n, output: string, file: string): FileAnew {
  const own = [...gen.arbFiles].filter(([locale]) => localeFile(output, locale) === file)
  return {
    stamp: [gen.template, ...own.map(([, arb]) => arb)].map(stampOf).join(' '),
    make: (unit) => {
      const template = once(() => gen.read(gen.template))
      // of dozens of languages one is drawn: what the others say is not read
      const texts = own.map(
        ([locale, arb]) => [locale, arb === gen.template ? template : once(() => gen.read(arb))] as const,
      )
      return writtenAnew(unit, gen, template, new Map(texts))
    },
  }
}

function stampOf(file: string): string {
  const described = statSync(file, { bigint: true, throwIfNoEntry: false })
  return described === undefined ? '' : `${described.ino} ${described.size} ${described.mtimeNs}`
}
