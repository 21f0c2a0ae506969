import { entryOf } from '../entry-of.ts'
import { created, listOf, NULL, stringOf } from '../value.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** What it says where the app says nothing else (`lib/src/providers/login_messages.dart`). */
const USUAL: Readonly<Record<string, string>> = {
  passwordHint: 'Password',
  forgotPasswordButton: 'Forgot Password?',
  loginButton: 'LOGIN',
  signupButton: 'SIGNUP',
  providersTitleFirst: 'or login with',
}
/** By the kind of its user (`lib/src/models/login_user_type.dart`). */
const USERS: Readonly<Record<string, string>> = { name: 'Name', phone: 'Phone' }

/** flutter_login (`lib/flutter_login.dart`, `lib/src/widgets/cards/login_card.dart`): a title above a card to sign in. */
export const loginPage: Library = {
  builds(_evaluator, widget) {
    if (widget.type !== 'FlutterLogin') return null
    const has = (name: string): boolean => (widget.named.get(name)?.kind ?? 'null') !== 'null'
    const children = [
      field(said(widget, 'userHint')),
      field(said(widget, 'passwordHint')),
      ...(has('onRecoverPassword') ? [button('TextButton', widget, 'forgotPasswordButton')] : []),
      button('ElevatedButton', widget, 'loginButton'),
      ...(has('onSignup') ? [button('TextButton', widget, 'signupButton')] : []),
      ...providers(widget),
    ]
    const card = created('Card', {
      child: created('Column', { mainAxisSize: MIN, children: listOf(children) }),
    })
    const title = widget.named.get('title')
    const above = title?.kind === 'string' ? [created('Text', {}, [title])] : []
    const rows = [...above, card, ...(has('footer') ? [text(widget.named.get('footer') ?? NULL)] : [])]
    const column = created('Column', { mainAxisAlignment: CENTER, children: listOf(rows) })
    const inset = {
      ...created('EdgeInsets', {}, [{ kind: 'number', value: 24, double: true }]),
      constructor: 'all',
    }
    return {
      ...created('Scaffold', { body: created('Padding', { padding: inset, child: column }) }),
      at: widget.at,
    }
  },
}

const MIN: Value = { kind: 'member', type: 'MainAxisSize', name: 'min' }
const CENTER: Value = { kind: 'member', type: 'MainAxisAlignment', name: 'center' }

const text = (words: Value): Value => (words.kind === 'string' ? created('Text', {}, [words]) : words)

function said(widget: CreatedValue, name: string): Value {
  const messages = widget.named.get('messages')
  const own = messages?.kind === 'object' ? messages.named.get(name) : undefined
  if (own !== undefined && own.kind !== 'null') return own
  const user = widget.named.get('userType')
  const usual = user?.kind === 'member' ? entryOf(USERS, user.name) : undefined
  return stringOf(name === 'userHint' ? (usual ?? 'Email') : (USUAL[name] ?? ''))
}

const field = (hint: Value): Value =>
  created('TextField', { decoration: created('InputDecoration', { labelText: hint }) })

const button = (type: string, widget: CreatedValue, name: string): Value =>
  created(type, { onPressed: widget.named.get('onLogin') ?? NULL, child: text(said(widget, name)) })

function providers(widget: CreatedValue): readonly Value[] {
  const given = widget.named.get('loginProviders')
  const all = given?.kind === 'list' ? given.items : []
  if (all.length === 0) return []
  const each: Value[] = []
  for (const provider of all) {
    const icon = provider.kind === 'object' ? provider.named.get('icon') : undefined
    const label = provider.kind === 'object' ? provider.named.get('label') : undefined
    if (icon !== undefined && icon.kind !== 'null') each.push(created('Icon', {}, [icon]))
    if (label?.kind === 'string') each.push(text(label))
  }
  return [text(said(widget, 'providersTitleFirst')), created('Wrap', { children: listOf(each) })]
}
