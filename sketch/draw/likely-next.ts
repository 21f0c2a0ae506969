import path from 'node:path'
import { drawAnew } from './drawn.ts'
import { isAtFirstPage } from './interactions.ts'
import { namedLikePages } from './named-like-pages.ts'
import { openClass } from './open-class.ts'
import { isSplash } from './splash.ts'
import { walk } from './walk.ts'
import type { BegunApp } from './begun-app.ts'
import type { Draw, Drawn } from './drawn.ts'
import type { Element } from './element.ts'
import type { PageClass } from './page-class.ts'
import type { Project } from '../project/read-project.ts'

/** A page that is called so waits for something and then makes room. */
const WAITS_FOR =
  /Splash|Launch|Load|Init(?:ial|$)|Boot|Start(?!ed)|WarmUp|Prepar|Wait|Gate(?![a-z])|Wrapper|Entry/
/** More words tell what somebody is to do there. */
const MAX_WORDS = 12
/** What such a page says. */
const SAYS_SO = /loading|please wait|initiali[sz]ing|preparing|正在|加载|加載|載入/i
/** What it says that has come to its end without a network: it stays. */
const HAS_FAILED =
  /\boffline\b|\b(?:no|check|without) (?:your |an? |the )?(?:internet|network|connection)|went wrong|\bfailed\b|网络(?:异常|错误|未|不)|無網路/i
/** How pages are called that come first: most say that they are one. */
const CALLED =
  /^[a-z]\w*(?:page|screen|view|route|router)(?:widget)?\d*$|^(?:[a-z]\w{0,12})?(?:log_?in|sign_?in|home|dashboard|on_?boarding|welcome|intro|first_?(?:launch|run))(?:widget)?$/i
/** What pages are called that a newly installed app shows, word by word; the sooner it shows them, the further up. */
const FIRST = [
  /on_?boarding|intro(duction)?(?![a-z])|welcome|walk_?through|get_?started|first_?(?:launch|run)|consent|terms_?(?:of_?\w+)?agree/i,
  /log_?in|sign_?in|auth(entication)?(?![a-z])/i,
  /^(home|main|dashboard|tabs?|index|bottom|navigation|root)/i,
]
const NOT_FIRST =
  /(?:^|[_ ])(?:pin|biometr|(?:un)?lock|setting|edit|detail|forgot|reset|recover|error|verif|otp|web_?view|about|help|tutorial|test|demo|example)|dialog|sheet/i
/** Of the files that imports lead to from the entry point. */
const MOST_FILES = 600
/** Of those that they lead to from the page that waits. */
const MOST_NEAR = 150
/** Pages that are drawn before none is shown. */
const MAX_TRIED = 3

/**
 * The pictures of the page that by its name an app most likely shows next, where its first page waits for what only
 * running code could tell, and nothing of it says where it leads. They have it as what stands for that first page. Null
 * for a page that does not wait, and where no page is called so. Other work may go first between its steps.
 */
export function* likelyNext(
  { project, evaluator, page }: BegunApp,
  { session, pictures: [picture] }: Drawn,
  draw: Draw,
): Generator<void, Drawn | null> {
  const { interactions } = session
  if (picture === undefined || !isAtFirstPage(interactions) || !isSplash(picture)) return null
  const waiting = session.page
  const words = wordsIn(picture)
  const knowsAll = session.unknown.every(({ name, text }) => text !== name || WAITS_FOR.test(name))
  const waits =
    page.kind === 'null' ||
    (words.every((each) => SAYS_SO.test(each)) && knowsAll) ||
    (WAITS_FOR.test(waiting?.name ?? '') && words.join(' ').split(/\s+/).length <= MAX_WORDS)
  if (!waits || words.some((each) => HAS_FAILED.test(each))) return null
  let tried = 0
  for (const next of likelyPages(project, waiting)) {
    evaluator.begin()
    const opened = openClass(evaluator, next)?.pages.at(-1)
    if (opened === undefined) continue
    const base = { ...opened, standsFor: waiting?.name ?? null }
    const drawn = drawAnew(evaluator, { ...interactions, base }, draw)
    evaluator.assumed = null
    const [shown] = drawn.pictures
    if (shown !== undefined && !isSplash(shown) && !evaluator.exhausted) return drawn
    tried += 1
    if (tried === MAX_TRIED) return null
    yield
  }
  return null
}

/** The name on the box of what is not known is no word of the app. */
function wordsIn(picture: Element): readonly string[] {
  const known = [...walk(picture, ({ attributes }) => !('data-unknown' in attributes))]
  const words = known.flatMap(({ children }) => children.filter((child) => typeof child === 'string'))
  return words.map((each) => each.trim()).filter((each) => each !== '')
}

/** Those that are one step away from the page that waits stand first. */
function* likelyPages(project: Project, waiting: PageClass | null): Generator<PageClass> {
  const met = new Set<string>()
  for (const near of [true, false]) {
    if (near && waiting === null) continue
    const from = near && waiting !== null ? waiting.file : project.entry
    const found = namedLikePages(project, { called: CALLED, from, most: near ? MOST_NEAR : MOST_FILES, near })
    for (const called of FIRST) {
      for (const page of found) {
        const { name, file } = page
        const isOther = name !== waiting?.name && !met.has(`${name} ${file}`)
        const isFirst =
          called.test(inWords(name)) && !NOT_FIRST.test(`${inWords(name)} ${path.basename(file)}`)
        if (!isOther || !isFirst || (WAITS_FOR.test(name) && !/First/.test(name))) continue
        met.add(`${name} ${file}`)
        yield page
      }
    }
  }
}

/** `AuthPage` as `Auth_Page`: where a word of a name ends its case tells, which the patterns do not look at. */
const inWords = (name: string): string => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_')
