import { bracketEnd } from './skip.ts'
import type { Syntax } from './syntax.ts'

/** A text that the grammar can read, with the same offsets, and where results are called. */
export interface CalledAgain {
  readonly text: string
  /** The offsets of `)(`, in their order. */
  readonly joints: readonly number[]
}

/** More than is given to what is called again. Bounds what is looked through for each. */
const MAX_GIVEN = 1000
/** More than a file has. Bounds what its syntax is looked through for. */
const MAX_CALLS = 300
/** What stands before a condition in parentheses, and before those of a loop: what follows is no call. */
const NO_CALL =
  /=>$|(?:^|[^\w$.])(?:if|else|for|while|switch|catch|when|assert|return|yield|throw|await|in|is|as|case|on)$/
const ANNOTATION = /@[\w$.]+$/

/**
 * The call of what a call gives becomes more arguments of it, as `integer()()`, `text().nullable()()` or
 * `locate<Load>()(3)` are beyond the grammar: `f(a)(b)` becomes `f(a ,b)`, which {@link withCalledAgain} undoes.
 */
export function withoutCallsOfCalled(text: string): CalledAgain {
  if (!text.includes(')(')) return { text, joints: [] }
  const joints: number[] = []
  const joined = text.replace(/\)\(/g, (between, at: number) => {
    if (joints.length === MAX_CALLS || !endsCall(text, at, joints.at(-1))) return between
    joints.push(at)
    // No comma may stand behind one, nor where nothing is before it.
    return /[(,]\s*$/.test(text.slice(Math.max(0, at - MAX_GIVEN), at)) ? '  ' : ' ,'
  })
  return { text: joined, joints }
}

/** The syntax of such a text with a call for each. Offsets of `joints` count from `base`. */
export function withCalledAgain(syntax: Syntax, base: number, joints: readonly number[]): Syntax {
  if (joints.length === 0) return syntax
  const visit = (node: Syntax): Syntax => {
    const inside = joints.filter((at) => base + at > node.start && base + at < node.end)
    if (inside.length === 0) return node
    const children = node.children.map(visit)
    return node.type === 'method_invocation'
      ? callsOf({ ...node, children }, base, inside)
      : { ...node, children }
  }
  return visit(syntax)
}

/** Whether the parenthesis at `at` ends what is given to a call; `last` is the joint before it. */
function endsCall(text: string, at: number, last: number | undefined): boolean {
  let depth = 0
  for (let open = at; open > at - MAX_GIVEN && open >= 0; open -= 1) {
    const character = text.charAt(open)
    if (character === ')') depth += 1
    else if (character === '(') depth -= 1
    if (depth > 0) continue
    const before = text.slice(Math.max(0, open - 100), open)
    const isCall =
      last === open - 1 || (/[\w$>\]!]$/.test(before) && !NO_CALL.test(before) && !ANNOTATION.test(before))
    // No further than one character behind it: what is not ended there is not ended at all.
    return isCall && bracketEnd(text.slice(open, at + 2), 0) === at + 1 - open
  }
  return false
}

function callsOf(node: Syntax, base: number, inside: readonly number[]): Syntax {
  const part = node.children.find(({ field }) => field === 'arguments')
  const list = part?.children.find(({ type }) => type === 'arguments')
  if (part === undefined || list === undefined) return node
  const own = inside.filter(
    (at) => !list.children.some(({ start, end }) => start < base + at && base + at < end),
  )
  const ends = own.map((at) => base + at + 1)
  const givenTo = (from: number, end: number): Syntax => ({
    ...list,
    start: from,
    end,
    children: list.children.filter(({ start }) => start >= from && start < end),
  })
  const [firstEnd = node.end] = ends
  const first: Syntax = {
    ...node,
    end: firstEnd,
    children: node.children.map((each) =>
      each === part ? cut(part, list, givenTo(list.start, firstEnd)) : each,
    ),
  }
  return ends.reduce<Syntax>((call, start, at) => {
    const end = ends[at + 1] ?? node.end
    const again: Syntax = { ...part, start, end, children: [givenTo(start, end)] }
    return { ...node, end, children: [{ ...call, field: 'function' }, again] }
  }, first)
}

const cut = (part: Syntax, list: Syntax, given: Syntax): Syntax => ({
  ...part,
  end: given.end,
  children: part.children.map((each) => (each === list ? given : each)),
})
