import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

describe('fields that nobody has set', { tags: 'P-652' }, () => {
  const main = mainWith(
    'Shelf()',
    `class Shelf extends StatefulWidget { State<Shelf> createState() => _ShelfState(); }
class _ShelfState extends State<Shelf> { List<Widget> books;
  Widget build(BuildContext context) { if (books == null) { books = [Text('filled')]; } return Column(children: books); } }`,
  )
  it.each(["'>=2.7.0 <3.0.0'", '">=2.1.0 <3.0.0"', "'^2.10.0'"])(
    'begin as null in Dart of %s',
    async (sdk) => {
      const pubspec = `name: fixture\nenvironment:\n  sdk: ${sdk}\n`
      expect(wordsOf(await drawFiles({ 'pubspec.yaml': pubspec, 'lib/main.dart': main }))).toBe('filled')
    },
  )

  it.each(["'>=2.12.0 <3.0.0'", "'^3.0.0'", 'any'])('are set by somebody in Dart of %s', async (sdk) => {
    const pubspec = `name: fixture\nenvironment:\n  sdk: ${sdk}\n`
    expect(wordsOf(await drawFiles({ 'pubspec.yaml': pubspec, 'lib/main.dart': main }))).not.toBe('filled')
  })
})
