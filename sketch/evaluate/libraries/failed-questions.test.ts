import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const drawn = async (page: string, more = ''): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:http/http.dart' as http;
void main() => runApp(MaterialApp(home: Page()));
class Page extends HookWidget { Widget build(BuildContext context) { ${page} } }
${more}`,
    }),
  )

const QUERY = 'QueryOptions(document: gql(BOOKS))'
const told = (result: string): string =>
  `if (${result}.isLoading) return Text('loads'); if (${result}.hasException) return Text('failed'); return Text('books');`

it.each([
  [
    'a widget',
    `return Query(options: ${QUERY}, builder: (result, {refetch, fetchMore}) { ${told('result')} });`,
  ],
  ['a hook', `final books = useQuery(${QUERY}).result; ${told('books')}`],
  [
    'its older words',
    `return Query(options: ${QUERY}, builder: (result, {refetch}) => result.loading ? Text('loads') : result.errors != null ? Text('failed') : Text('books'));`,
  ],
])('GraphQL without a network, by %s', { tags: 'P-1079' }, async (_, page) => {
  expect(await drawn(page)).toBe('failed')
})

it("another package's hook of that name is not asked", { tags: 'P-1079' }, async () => {
  expect(
    await drawn("final books = useQuery(['books'], load); return Text(books.isLoading ? 'loads' : 'books');"),
  ).toBe('books')
})

it.each([
  ["await http.get(Uri.parse('/'))", 'failed told'],
  ["'3 books'", '3 books begun'],
])('a model of stacked that asks for %s', { tags: 'P-1079' }, async (asked, said) => {
  const page = `return ViewModelBuilder<Books>.reactive(viewModelBuilder: () => Books(), builder: (context, model, child) =>
  Text((model.isBusy ? 'loads' : model.hasError ? 'failed' : model.data!) + ' ' + model.says));`
  const model = `class Books extends FutureViewModel<String> { String says = 'begun';
  Future<String> futureToRun() async { final answer = ${asked}; return answer; }
  void onError(error) { says = 'told'; } }`
  expect(await drawn(page, model)).toBe(said)
})
