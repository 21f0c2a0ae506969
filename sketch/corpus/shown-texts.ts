const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/**
 * What a picture's reader can read, in the picture's order: texts, what fields hold, and what empty ones show. Not the words that icons
 * are drawn by, the names in the boxes of unknown widgets, nor what the sketch itself says.
 */
export function shownTexts(body: string): string[] {
  const [light = ''] = body.split('<div class="mode dark"')
  return light
    .replace(/<div class="(banner|notes)"[^>]*>.*?<\/div>/gs, '')
    .replace(/<div[^>]* data-widget="Icon"[^>]*>[^<]*<\/div>/g, '')
    .replace(/(<div[^>]* data-unknown="[^>]*>)<div[^>]*>[^<]*<\/div>/g, '$1')
    .replace(/<input[^>]*>/g, (input) => `<br>${writtenIn(input)}<br>`)
    .split(/<[^>]*>/)
    .map((each) =>
      settled(each.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')),
    )
    .filter((each) => each !== '')
}

/** What is typed in a field, unless nobody can read that; of an empty one what it shows instead. */
function writtenIn(input: string): string {
  const said = (name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? ''
  const typed = said('type') === 'password' ? '' : said('value')
  return typed === '' ? said('placeholder') : typed
}

/** The expected texts that are among the shown ones, as whole words; a text may be shown in several parts. */
export function foundIn(shown: readonly string[], expected: readonly string[]): string[] {
  const page = ` ${shown.join(' ')} `
  return expected.filter((each) => standsIn(page, settled(each)))
}

function standsIn(page: string, text: string): boolean {
  for (let at = page.indexOf(text); at !== -1; at = page.indexOf(text, at + 1)) {
    const [before = '', after = ''] = [page[at - 1], page[at + text.length]]
    if (!isInWord(before, text.at(0)) && !isInWord(after, text.at(-1))) return true
  }
  return false
}

/** Whether two letters beside each other belong to one word; Chinese and Japanese have no gaps to tell by. */
function isInWord(outer: string, inner: string | undefined): boolean {
  const isLetter = /[\p{L}\p{N}]/u
  return isLetter.test(outer) && isLetter.test(inner ?? '')
}

/** Any run of white space is one space. */
function settled(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
