import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

it('a name that every object has is a name like any other', { tags: 'P-479' }, async () => {
  const page = "Text(Shop().constructor + toString(1) + hasOwnProperty('a'))"
  const more =
    "class Shop extends Base { String get constructor => 'made'; }\nString toString(x) => ' by';\nString hasOwnProperty(x) => ' name';"
  expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page, more) }))).toBe('made by name')
})

it.each(['constructor', 'toString', '__proto__'])(
  'what is called %s of an enum or a library has no meaning of its own',
  async (name) => {
    const page = `Column(crossAxisAlignment: CrossAxisAlignment.${name}, mainAxisAlignment: MainAxisAlignment.${name},
      children: [Align(alignment: Alignment.${name}, child: Text('a', textAlign: TextAlign.${name})),
        SignInButton(Buttons.${name}), FlutterLogin(userType: LoginUserType.${name}), Supabase.instance.client.${name}])`
    expect(await drawFiles({ 'lib/main.dart': mainWith(page) })).not.toMatch(/native code|\[object|NaN/)
  },
)
