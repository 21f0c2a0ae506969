/** A tag with its attributes, bounded. */
const TAG = /<(\/?)([a-zA-Z][\w.-]{0,60})\b([^<>]{0,20000})>/g
const ATTRIBUTE = /([\w-]{1,60})="([^"<]{0,20000})"/g

/** A tag that begins, with its attributes as text. */
export interface XmlTag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
}

/**
 * The tags of a flat settings file, in order. What is between them says nothing in such files, so tags are read alone,
 * which an entity, a comment or a broken end cannot lead anywhere.
 */
export function* xmlTags(text: string): Generator<XmlTag> {
  for (const [, end, name = '', inside = ''] of text.matchAll(TAG))
    if (end !== '/') yield { name, attributes: attributesOf(inside) }
}

function attributesOf(inside: string): Map<string, string> {
  return new Map([...inside.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, plain(value)]))
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plain(value: string): string {
  return value.replaceAll(/&(#x?[\da-f]{1,6}|\w{2,4});/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return NAMED[entity] ?? whole
    const hex = entity.charAt(1).toLowerCase() === 'x'
    const code = Number.parseInt(entity.slice(hex ? 2 : 1), hex ? 16 : 10)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })
}
