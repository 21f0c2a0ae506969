import { describe, expect, it } from 'vitest'
import { drawApp } from './draw-app.ts'
import { ProjectReader } from '../project/read-project.ts'
import { testParser, wordsOf } from '../testing/drawing.ts'
import { mainWith, temporaryProject, writeIn } from '../testing/temporary-project.ts'
import type { Drawing } from './drawing.ts'

const LISTED = 'name: fixture\nflutter:\n  assets:\n    - assets/a b.png\n    - assets/more/\n'

async function readerOf(widget: string, files: Readonly<Record<string, string>>) {
  const directory = await temporaryProject({
    'pubspec.yaml': LISTED,
    'lib/main.dart': mainWith(widget),
    ...files,
  })
  const reader = new ProjectReader(await testParser(), directory, 'lib/main.dart')
  const drawn = async (): Promise<Drawing> => {
    const reading = await reader.read()
    if (reading.kind !== 'read') throw new Error(reading.errors.map((each) => each.message).join('\n'))
    return drawApp(reading.project)
  }
  return { directory, drawn }
}
const addressIn = ({ picture }: Drawing) => /sketch\/assets\/[^"&]*/.exec(picture.body)?.[0]

describe('assets', { tags: 'P-433' }, () => {
  it.each([
    ["Image.asset('assets/a b.png')", 'sketch/assets/assets/a%20b.png'],
    [
      "Container(decoration: BoxDecoration(image: DecorationImage(image: AssetImage('assets/more/c.webp'))))",
      'sketch/assets/assets/more/c.webp',
    ],
  ])(
    '%s: the address is another one when the file is, and the same when it is not',
    async (widget, address) => {
      const { directory, drawn } = await readerOf(widget, {
        'assets/a b.png': '1',
        'assets/more/c.webp': '1',
      })
      const first = addressIn(await drawn())
      expect(first).toMatch(new RegExp(`^${address}\\?v=[0-9a-f]{12}$`))
      expect(addressIn(await drawn())).toBe(first)
      await writeIn(directory, 'assets/a b.png', '2')
      await writeIn(directory, 'assets/more/c.webp', '2')
      const second = addressIn(await drawn())
      expect(second).toMatch(/\?v=[0-9a-f]{12}$/)
      expect(second).not.toBe(first)
    },
  )

  it('one that is not listed is told with its place, and drawn once the pubspec lists it', async () => {
    const { directory, drawn } = await readerOf("Image.asset('other/x.png')", { 'other/x.png': '1' })
    const { missing, picture } = await drawn()
    expect(missing).toEqual([
      {
        message: 'Unable to load asset: "other/x.png". pubspec.yaml does not list it.',
        location: { file: 'lib/main.dart', line: 7, column: 12 },
      },
    ])
    expect(addressIn({ picture } as Drawing)).toBeUndefined()
    expect(wordsOf(picture.body)).toContain('lib/main.dart:7: Unable to load asset')
    await writeIn(directory, 'pubspec.yaml', `${LISTED}    - other/x.png\n`)
    const mended = await drawn()
    expect(mended.missing).toEqual([])
    expect(addressIn(mended)).toContain('sketch/assets/other/x.png?v=')
  })

  it.each(['2.0x', '3x'])(
    'one that is listed and not there is told; a variant of %s will do',
    async (variant) => {
      const { directory, drawn } = await readerOf("Image.asset('assets/a b.png')", {})
      expect((await drawn()).missing.map(({ message }) => message)).toEqual([
        'Unable to load asset: "assets/a b.png". pubspec.yaml lists it, and there is no such file.',
      ])
      await writeIn(directory, `assets/${variant}/a b.png`, '1')
      expect((await drawn()).missing).toEqual([])
    },
  )

  it.each([
    "Image.asset('assets/${unknown()}.png')",
    "Image.asset('x.png', package: 'not_read')",
    "Lottie.asset('assets/more/l.json')",
    "LottieBuilder.asset('assets/more/l.json')",
  ])('nothing is said of what cannot be known, or is no picture: %s', async (widget) => {
    const { drawn } = await readerOf(widget, { 'assets/more/l.json': '{}' })
    const drawing = await drawn()
    expect(drawing.missing).toEqual([])
    expect(addressIn(drawing)).toBeUndefined()
    expect(drawing.picture.body).not.toContain('data-unknown')
  })

  it('of a local package: what its pubspec lists, and what the app lists of its lib', async () => {
    const widget =
      "Column(children: [Image.asset('img/a.png', package: 'ui'), Image.asset('packages/ui/b.png'), Image.asset('img/no.png', package: 'ui')])"
    const { drawn } = await readerOf(widget, {
      'pubspec.yaml':
        'name: fixture\ndependencies:\n  ui:\n    path: ui\nflutter:\n  assets:\n    - packages/ui/b.png\n',
      'ui/pubspec.yaml': 'name: ui\nflutter:\n  assets:\n    - img/a.png\n    - ../../secret.png\n',
      'ui/img/a.png': '1',
      'ui/img/no.png': '1',
      'ui/lib/b.png': '1',
    })
    const { picture, missing } = await drawn()
    expect(picture.body.match(/sketch\/assets\/[^"?]*/g)).toEqual([
      'sketch/assets/packages/ui/img/a.png',
      'sketch/assets/packages/ui/b.png',
    ])
    expect(missing).toHaveLength(1)
  })

  it("of a package's own lib: listed by its whole key, beside a folder of the same name without it", async () => {
    const { drawn } = await readerOf("Image.asset('img/a.png', package: 'fixture')", {
      'pubspec.yaml': 'name: fixture\nflutter:\n  assets:\n    - img/\n    - packages/fixture/img/a.png\n',
      'img/b.png': '1',
      'lib/img/a.png': '1',
    })
    expect((await drawn()).missing).toEqual([])
  })

  it("of a local package's lib, which its own pubspec lists by its whole key", async () => {
    const { drawn } = await readerOf("Image.asset('packages/ui/a.png')", {
      'pubspec.yaml': 'name: fixture\ndependencies:\n  ui:\n    path: ui\n',
      'ui/pubspec.yaml': 'name: ui\nflutter:\n  assets:\n    - packages/ui/a.png\n',
      'ui/lib/a.png': '1',
    })
    expect((await drawn()).missing).toEqual([])
  })

  it('one whose path begins at the folder itself is the same as without that', async () => {
    const { drawn } = await readerOf("Image.asset('./assets/more/c.webp')", { 'assets/more/c.webp': '1' })
    const { picture, missing } = await drawn()
    expect(picture.body).toMatch(/sketch\/assets\/\.\/assets\/more\/c\.webp\?v=/)
    expect(missing).toEqual([])
  })
})
