import { positionalArguments } from '../arguments.ts'
import { created, double, listOf, stringOf } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * firebase_ui_auth's page to sign in: its title, the way to register, what each provider has, and the app's own words
 * around it (`lib/src/views/login_view.dart`, `lib/src/screens/internal/login_screen.dart`), in English as
 * firebase_ui_localizations has them.
 */
export const firebaseUi: Library = {
  builds(evaluator, widget) {
    const providers = widget.named.get('providers')
    if (widget.type !== 'SignInScreen' || providers?.kind !== 'list') return null
    const children = [
      ...built(evaluator, widget, 'headerBuilder', [created('BoxConstraints'), double(0)]),
      text('Sign in', { style: created('TextStyle', { fontSize: double(24) }) }),
      ...built(evaluator, widget, 'subtitleBuilder', [SIGNS_IN]),
      ...(isOff(widget, 'showAuthActionSwitch') ? [] : [text("Don't have an account? Register")]),
      ...providers.items.flatMap(forProvider),
      ...built(evaluator, widget, 'footerBuilder', [SIGNS_IN]),
    ]
    const stretch: Value = { kind: 'member', type: 'CrossAxisAlignment', name: 'stretch' }
    const column = created('Column', { crossAxisAlignment: stretch, children: listOf(children) })
    const padding: Value = { ...created('EdgeInsets', {}, [double(30)]), constructor: 'all' }
    const body = created('SingleChildScrollView', { padding, child: column })
    return { ...created('Scaffold', { body }), at: widget.at }
  },
}

const SIGNS_IN: Value = { kind: 'member', type: 'AuthAction', name: 'signIn' }

/** What the app builds at that place of the page. */
function built(evaluator: Evaluator, widget: CreatedValue, name: string, more: readonly Value[]): Value[] {
  const builder = widget.named.get(name)
  if (builder?.kind !== 'function') return []
  return [evaluator.apply(builder, positionalArguments(created('BuildContext'), ...more))]
}

function isOff(widget: CreatedValue, name: string): boolean {
  const value = widget.named.get(name)
  return value?.kind === 'boolean' && !value.value
}

/** The fields and buttons of one way to sign in; nothing for one that is not known. */
function forProvider(provider: Value): Value[] {
  const type = provider.kind === 'object' ? provider.type : ''
  if (type === 'EmailAuthProvider') {
    const end: Value = { kind: 'member', type: 'Alignment', name: 'centerRight' }
    return [
      field('Email'),
      field('Password'),
      created('Align', { alignment: end, child: button('TextButton', 'Forgotten password?') }),
      button('OutlinedButton', 'Sign in'),
    ]
  }
  if (type === 'PhoneAuthProvider') return [button('TextButton', 'Sign in with phone')]
  if (type === 'EmailLinkAuthProvider') return [button('TextButton', 'Sign in with magic link')]
  const [, by] = /^(Google|Apple|Facebook|Twitter)Provider$/.exec(type) ?? []
  return by === undefined ? [] : [button('ElevatedButton', `Sign in with ${by}`)]
}

const field = (label: string): Value =>
  created('TextField', { decoration: created('InputDecoration', { labelText: stringOf(label) }) })

const button = (type: string, label: string): Value =>
  created(type, { onPressed: { kind: 'unknown', text: 'onPressed' }, child: text(label) })

const text = (words: string, named: Readonly<Record<string, Value>> = {}): Value =>
  created('Text', named, [stringOf(words)])
