import { booleanOf } from './value.ts'
import type { Expression } from '../model/expression.ts'
import type { Value } from './value.ts'

/**
 * What a comparison of a text with `'true'` is called: how a flag is read from a store of texts. In a new app nothing is
 * stored.
 */
export const STORED_FLAG = { '==': 'a stored flag', '!=': 'no stored flag' } as const

/**
 * What a comparison with a state is called in which somebody is signed in, or nobody: `status == AuthStatus.unknown` says
 * neither, `status == AuthStatus.signedIn` does.
 */
export const SIGNED = { in: 'is signed in', out: 'is signed out' } as const

/** What keeps somebody from an app now and then: that it is being mended, too old for its server, or on a broken phone. */
const KEEPS_OUT = [
  '(?:is|app|server|has)*_?(?:under|in)?_?maintenance(?:_?mode)?(?:_?(?:active|enabled|on))?',
  '(?:is|has|needs?|must|force|forced|requires?|mandatory)_?(?:app|force|forced|new|a)?_?(?:update|upgrade)(?:d?_?(?:required|needed|available|forced))?',
  '(?:app|force|forced)?_?(?:update|upgrade)_?(?:required|needed|available|forced)',
  'is_?(?:device|phone)?_?(?:rooted|root|jail_?broken|compromised)',
  '(?:is|was)_?(?:user|account|device|app)?_?(?:banned|blocked|suspended|expired|outdated|deprecated)',
]
export const KEPT_OUT = new RegExp(`^_*(?:${KEEPS_OUT.join('|')})$`, 'i')

/** Names of conditions that do not hold in an app that was just installed, on a phone, when nothing went wrong. */
const NOT = new RegExp(
  `^_*(?:${[
    '(?:is|has|was|are|user)*_?(?:already)?_?(?:logged_?in|signed_?in|authenticated|authori[sz]ed|authed|auth|registered|onboarded|logged|login)(?:user)?',
    '(?:is|has|did|was)*_?(?:seen|completed?|finish(?:ed)?|shown?|done|passed|skipped|read)_?(?:the)?_?(?:intro|onboarding|on_boarding|welcome|tutorial|guide|setup|splash|terms|privacy)\\w*',
    STORED_FLAG['=='],
    SIGNED.in,
    ...KEEPS_OUT,
    '(?:is|has|was)*_?(?:intro|onboarding|on_boarding|welcome|tutorial|guide|setup|terms|privacy)_?(?:is|was|has)?_?(?:been)?_?(?:seen|completed?|finish(?:ed)?|shown|done|passed|skipped|accepted|agreed)',
    '(?:is|has)_?(?:any)?_?(?:token|account|accounts|session|user|credentials?|profiles?)',
    '(?:is|has|have|was|are)*_?(?:all|storage|media|audio|photos?|camera|location|contacts?|notifications?|microphone)?_?permissions?_?(?:is|was|been)?_?(?:granted|allowed|given|ok)',
    '(?:is|has|have|was|are)_?(?:all|storage|media|audio|photos?|camera|location|contacts?|microphone)?_?(?:permissions?|granted|permanently_?denied)',
    '(?:is|has|had|with|show)?_?(?:any)?_?(?:errors?|fail(?:ed|ure)|exception)',
    // nobody is signed in: none who pays, and none who keeps others in order
    '(?:is|has|was)_?(?:user|account|current_?user)?_?(?:a_?)?(?:pro|premium|vip|subscribed|subscriber|(?:super_?)?admin(?:istrator)?)_?(?:user|member|account|plan|subscription)?',
    'has_?(?:active|valid)?_?subscription',
    String.raw`has_?\w*validation_?(?:message|error)s?`,
    '(?:is|was|still)?_?(?:loading|busy|fetching|initiali[sz]ing|refreshing|waiting|pending|processing|submitting)(?:data|more)?',
    '(?:is|has|was)_?(?:been)?_?(?:closed|disposed|cancell?ed)',
    '(?:is|has)_?(?:the|soft|virtual)?_?keyboard_?(?:is)?_?(?:visible|visibility|open(?:ed)?|shown|showing|up|active)?',
    'is_?(?:desktop|tablet|tv|android_?tv|watch|landscape|wide(?:screen)?|large(?:screen)?|expanded_?screen|macos|windows|linux|fuchsia)',
    '(?:is|use|uses|has|with|enable|require|requires)?_?(?:app|screen|session)?_?(?:lock|locked|passcode|pin|biometrics?|biometric_?(?:auth|lock)|fingerprint|face_?id|touch_?id)_?(?:is)?_?(?:set|on|enabled|required|active)?',
  ].join('|')})$`,
  'i',
)
/** Those that hold in it. */
const YES = new RegExp(
  `^_*(?:${[
    '(?:is|was)?_?(?:the|app|in)?_?first_?(?:launch|run|time|open|start|use|install|boot|visit)(?:ed|ing)?(?:app)?',
    '(?:is|are)_?(?:logged_?out|signed_?out|guest|anonymous|new_?user|new_?install)',
    '(?:should|needs?|must|can)?_?show_?(?:intro|onboarding|on_boarding|welcome|tutorial|guide|setup)\\w*',
    STORED_FLAG['!='],
    SIGNED.out,
    'needs?_?(?:login|sign_?in|setup|onboarding)',
    'is_?denied',
    '(?:is|has|was|are)?_?(?:initiali[sz]ed|loaded|ready|mounted)',
    'is_?(?:mobile|phone|portrait|small_?screen|compact)(?:_?screen|_?layout|_?device|_?view)?',
  ].join('|')})$`,
  'i',
)
/** Of a state that only running code could tell: nobody is signed in. */
export const SIGNED_OUT =
  /^(?:_?is_?)?(?:logged_?out|signed_?out|un_?authenticated|not_?authenticated|un_?authori[sz]ed|un_?(?:enrolled|registered)|not_?(?:(?:logged|signed)_?in|enrolled|registered)|anonymous|guest|no_?(?:user|account|session))(?:state)?$/i

/** Of a state in which somebody is. */
export const SIGNED_IN =
  /^(?:_?is_?)?(?:logged_?in|signed_?in|authenticated|authori[sz]ed|enrolled|registered)(?:state)?$/i

/**
 * A condition that only running code could tell, by its name where that says what a new app has; else as it is. The
 * name is that of what made it, or what the source calls it where it asks: `final isTv = features.contains('tv')`.
 */
export function presumed(condition: Value, written: Expression | null = null): Value {
  if (condition.kind !== 'unknown') return condition
  const names = [condition.given === true ? '' : condition.text, written === null ? '' : nameOf(written)]
  if (names.some((each) => NOT.test(each))) return booleanOf(false)
  return names.some((each) => YES.test(each)) ? booleanOf(true) : condition
}

/** What an expression is called; empty for one that has no name. */
function nameOf(expression: Expression): string {
  if (expression.kind === 'name' || expression.kind === 'member') return expression.name
  if (expression.kind === 'unary') return SAME_NAME.has(expression.operator) ? nameOf(expression.operand) : ''
  return expression.kind === 'call' ? nameOf(expression.callee) : ''
}

/** `await x` and `x!` are what x is. */
const SAME_NAME: ReadonlySet<string> = new Set(['await', '!!'])
