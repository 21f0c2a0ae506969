import { created, listOf, stringOf } from '../value.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** Widgets of flutter_markdown, markdown_widget, gpt_markdown and their like: what they are given is a text. */
const MARKDOWN = /^(Markdown|MarkdownBody|MarkdownWidget|MarkdownBlock|GptMarkdown|MarkdownViewer)$/
/** More of a document than a page shows at once. */
const MAX_BLOCKS = 60
const MAX_TEXT = 20_000
/** The size of a heading, by its signs. */
const SIZES = [24, 22, 20, 16, 14, 14]
const FENCE = /^\s*(`{3,}|~{3,})/
const RULE = /^\s*([-*_])(\s*\1){2,}\s*$/

/** Texts that are written in Markdown, block by block, without the signs: bold words and links are plain. */
export const markedTexts: Library = {
  builds(_evaluator, widget) {
    if (!MARKDOWN.test(widget.type)) return null
    const given = widget.named.get('data') ?? widget.positional[0]
    if (given?.kind !== 'string') return null
    const blocks = blocksOf(given.value.slice(0, MAX_TEXT)).slice(0, MAX_BLOCKS)
    const children = listOf(blocks.map((block) => textOf(block, widget, given)))
    const start: Value = { kind: 'member', type: 'CrossAxisAlignment', name: 'start' }
    const size: Value = { kind: 'member', type: 'MainAxisSize', name: 'min' }
    return widget.type === 'Markdown' || widget.type === 'MarkdownWidget'
      ? { ...created('ListView', { children }), at: widget.at }
      : { ...created('Column', { crossAxisAlignment: start, mainAxisSize: size, children }), at: widget.at }
  },
}

interface Block {
  readonly words: string
  /** How many signs a heading has; none for any other. */
  readonly level: number
}

function textOf({ words, level }: Block, widget: CreatedValue, given: Value & { kind: 'string' }): Value {
  const size: Value = { kind: 'number', value: SIZES[level - 1] ?? 14, double: true }
  const weight: Value = { kind: 'member', type: 'FontWeight', name: 'bold' }
  const style: Readonly<Record<string, Value>> =
    level === 0 ? {} : { style: created('TextStyle', { fontSize: size, fontWeight: weight }) }
  const shown = given.assumed === true ? { ...given, value: words } : stringOf(words)
  return { ...created('Text', style, [shown]), at: widget.at }
}

/** Lines that follow one another are one block; a heading and each item of a list are blocks of their own. */
function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let fenced = false
  const end = (): void => {
    const words = fenced ? lines.join('\n') : plain(lines.join(' ').trim())
    if (words.trim() !== '') blocks.push({ words, level: 0 })
    lines = []
  }
  for (const line of text.split(/\r?\n/)) {
    if (FENCE.test(line)) {
      end()
      fenced = !fenced
      continue
    }
    if (fenced) {
      lines.push(line)
      continue
    }
    const [, signs, heading] = /^ {0,3}(#{1,6})\s+(\S.*)$/.exec(line) ?? []
    const [, sign, item] = /^\s*([-*+]|\d{1,9}[.)])\s+(\S.*)$/.exec(line) ?? []
    if (heading !== undefined || item !== undefined || line.trim() === '' || RULE.test(line)) end()
    if (RULE.test(line)) continue
    if (heading !== undefined)
      blocks.push({ words: plain(heading.replace(/\s#+\s*$/, '')), level: signs?.length ?? 1 })
    else
      lines.push(
        item === undefined
          ? line.replace(/^\s*>+\s?/, '').trim()
          : `${/\d/.test(sign ?? '') ? sign : '•'} ${item}`,
      )
  }
  end()
  return blocks
}

/** The words of a line: pictures are left out, a link is what it is called. */
function plain(text: string): string {
  return text
    .replace(/!\[[^\][]{0,200}\]\([^()\s]{0,500}\)/g, '')
    .replace(/\[([^\][]{1,200})\]\([^()\s]{0,500}\)/g, '$1')
    .replace(/(\*\*|__|~~)(?=\S)/g, '')
    .replace(/(?<=\S)(\*\*|__|~~)/g, '')
    .replace(/(^|[\s(])[*_](?=\S)([^*_]{1,200})(?<=\S)[*_](?=$|[\s).,:;!?])/g, '$1$2')
    .replace(/`([^`]{1,200})`/g, '$1')
    .replace(/<br\s*\/?>/gi, ' ')
    .trim()
}
