import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

describe('a proxy gives what its update makes of what is given above', { tags: 'P-479' }, () => {
  const page = async (proxy: string): Promise<string> =>
    wordsOf(
      await drawFiles({
        'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:provider/provider.dart';
class Account extends ChangeNotifier { String? name; }
class Line { final String text = 'U7'; }
class Shop extends ChangeNotifier { Shop([this.owner = 'not told']); String owner;
  void tell(Account account) { owner = account.name ?? 'nobody'; } }
void main() => runApp(MultiProvider(
  providers: [ChangeNotifierProvider(create: (_) => Account()), Provider(create: (_) => Line()), ${proxy}],
  child: MaterialApp(home: Builder(builder: (context) => Text(context.read<Shop>().owner)))));`,
      }),
    )
  it.each([
    [
      'which has something done to what was made',
      'ChangeNotifierProxyProvider<Account, Shop>(create: (_) => Shop(), update: (_, account, shop) => shop!..tell(account))',
      'nobody',
    ],
    [
      'which makes it anew',
      "ProxyProvider<Account, Shop>(update: (context, account, before) => Shop(account.name ?? '$before'))",
      'null',
    ],
    [
      'of two',
      "ProxyProvider2<Account, Line, Shop>(update: (context, account, line, _) => Shop('${account.name} ${line.text}'))",
      'null U7',
    ],
    [
      'with the types of its parameters',
      'ChangeNotifierProxyProvider(create: (_) => Shop(), update: (context, Line line, Shop? shop) => Shop(line.text))',
      'U7',
    ],
    [
      'which answers with nothing that is known',
      'ChangeNotifierProxyProvider<Account, Shop>(create: (_) => Shop(), update: (_, account, shop) => merged(shop, account))',
      'not told',
    ],
  ])('%s', async (_, proxy, shown) => {
    expect(await page(proxy)).toBe(shown)
  })

  it('what its update alone makes, of which nothing is known, is not said to be nothing', async () => {
    const main = `import 'package:flutter/material.dart';
import 'package:provider/provider.dart';
class Shop {}
void main() => runApp(MultiProvider(
  providers: [Provider(create: (_) => 3), ProxyProvider<int, Shop>(update: (_, count, __) => stocked(count))],
  child: MaterialApp(home: Builder(builder: (context) => Text('\${context.read<Shop>()} shops')))));`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe('… shops')
  })
})

it.each([
  ['read', 'kept'],
  ['repository', 'kept'],
  ['bloc', 'kept'],
])('what is provided is found by `context.%s`', { tags: 'P-479' }, async (name, words) => {
  const picture = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:flutter_bloc/flutter_bloc.dart';
class Papers { final String words = 'kept'; }
void main() => runApp(RepositoryProvider(create: (_) => Papers(),
  child: MaterialApp(home: Builder(builder: (context) => Text(context.${name}<Papers>().words)))));`,
  })
  expect(wordsOf(picture)).toBe(words)
})

it(
  'an extension of the app that is called as flutter_bloc’s was is the app’s',
  { tags: 'P-479' },
  async () => {
    const picture = await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
class Papers { Papers(this.words); final String words; }
extension Own on BuildContext { T bloc<T>() => Papers('own') as T; }
void main() => runApp(MaterialApp(home: Builder(builder: (context) => Text(context.bloc<Papers>().words))));`,
    })
    expect(wordsOf(picture)).toBe('own')
  },
)
