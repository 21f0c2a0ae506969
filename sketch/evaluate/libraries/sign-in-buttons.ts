import { entryOf } from '../entry-of.ts'
import { created, NULL, stringOf } from '../value.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** Which of its looks a button of `Buttons` has, which says nothing. */
const LOOK = /(Dark|New|Light)$/i
/** What is written otherwise than it is called. */
const WRITTEN: Readonly<Record<string, string>> = { github: 'GitHub', linkedin: 'LinkedIn' }

/**
 * Buttons whose words are in their packages: flutter_signin_button and sign_in_button (`button_view.dart`),
 * flutter_auth_buttons, auth_buttons, social_login_buttons, sign_in_with_apple (`widgets/sign_in_with_apple_button.dart`).
 */
export const signInButtons: Library = {
  builds(_evaluator, widget) {
    const by = providerOf(widget)
    if (by === null) return null
    const own = widget.named.get('text')
    const usual = `Sign in with ${entryOf(WRITTEN, by.toLowerCase()) ?? by}`
    return {
      ...created('ElevatedButton', {
        onPressed: widget.named.get('onPressed') ?? NULL,
        child: created('Text', {}, [own?.kind === 'string' ? own : stringOf(usual)]),
      }),
      at: widget.at,
    }
  },
}

/** By whom somebody signs in there; null for what is no such button. */
function providerOf({ type, positional: [kind], named }: CreatedValue): string | null {
  if (type === 'SignInButton' || type === 'SocialLoginButton')
    return capital(nameOf(kind ?? named.get('buttonType')))
  const [, one, other] = /^(?:SignInWith([A-Z]\w*)Button|([A-Z]\w*)(?:SignIn|Auth)Button)$/.exec(type) ?? []
  return one ?? other ?? null
}

const nameOf = (kind: Value | undefined): string =>
  kind?.kind === 'member' ? kind.name.replace(LOOK, '') : ''

const capital = (name: string): string | null =>
  name === '' ? null : `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
