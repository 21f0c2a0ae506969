import { expect, test } from 'vitest'
import { drawApp } from '../draw/draw-app.ts'
import { FIRST_SCREEN } from '../draw/screen.ts'
import { Exports } from '../evaluate/exports.ts'
import { ProjectReader } from '../project/read-project.ts'
import { readProject, testParser } from '../testing/drawing.ts'
import { temporaryProject, writeIn } from '../testing/temporary-project.ts'
import { findPages } from './find-pages.ts'
import { goWay } from './way.ts'
import type { Project } from '../project/read-project.ts'
import type { Kept } from './find-pages.ts'
import type { StoryPage } from './story-page.ts'

async function pagesOf(project: Project, kept: Kept = new Map()): Promise<readonly StoryPage[]> {
  return await findPages({
    project,
    screen: FIRST_SCREEN,
    brightness: 'light',
    kept,
    pause: async () => await Promise.resolve(),
    drawn: () => undefined,
  })
}

/** Each page by its name and tab, with those that it leads to. */
function leadsIn(pages: readonly StoryPage[]): Record<string, string[]> {
  const named = ({ name, tab, route }: StoryPage): string =>
    [name ?? route, tab?.label].filter(Boolean).join(' ')
  return Object.fromEntries(
    pages.map((page) => [
      named(page),
      page.links.map((id) => named(pages.find((each) => each.id === id) ?? page)),
    ]),
  )
}

const page = (name: string, body: string): string => `
class ${name} extends StatelessWidget {
  const ${name}({super.key});
  @override
  Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('${name}')), ${body});
}
`
const button = (words: string, does: string): string =>
  `body: TextButton(onPressed: () => ${does}, child: Text('${words}'))`

test('pages are the home, the named routes, and what a tap opens', { tags: 'P-570' }, async () => {
  const project = await readProject({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Home(), routes: {'/about': (context) => About(), '/alone': (context) => Alone()}));
${page('Home', button('Go', `Navigator.push(context, MaterialPageRoute(builder: (context) => Detail()))`))}
${page('Detail', button('About', `Navigator.pushNamed(context, '/about')`))}
${page('About', `body: Text('about')`)}
${page('Alone', button('Back', 'Navigator.pop(context)'))}
`,
  })
  const pages = await pagesOf(project)
  expect(leadsIn(pages)).toEqual({ Home: ['Detail'], About: [], Alone: [], Detail: ['About'] })
  expect(pages.map(({ route }) => route)).toEqual(['/', '/about', '/alone', null])
  expect(pages[3]?.place).toEqual({ file: 'lib/main.dart', line: 11, column: 1 })
})

test('a page that is shown by its name, for one that waits, is told as such', { tags: 'P-798' }, async () => {
  const project = await readProject({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Splash(), routes: {'/about': (context) => AboutPage()}));
class Splash extends StatelessWidget { Widget build(BuildContext context) => Scaffold(); }
${page('LoginPage', button('About', `Navigator.pushNamed(context, '/about')`))}
${page('AboutPage', `body: Text('about')`)}
`,
  })
  const pages = await pagesOf(project)
  expect(pages.map(({ id, name, isLikely }) => [id, name, isLikely])).toEqual([
    ['start', 'LoginPage', true],
    ['route /about', 'AboutPage', false],
  ])
})

test(
  'a search ends between the steps of one page: an edit does not wait for the rest',
  { tags: 'P-573' },
  async () => {
    const project = await readProject({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Home()));
${page('Home', `body: Text('home')`)}
`,
    })
    const stepsUntil = async (end: number): Promise<{ steps: number; pages: number }> => {
      let [steps, pages] = [0, 0]
      const search = findPages({
        project,
        screen: FIRST_SCREEN,
        brightness: 'light',
        kept: new Map(),
        async pause() {
          await Promise.resolve()
          steps += 1
          if (steps === end) throw new Error('an edit')
        },
        drawn: () => (pages += 1),
      })
      await search.catch(() => undefined)
      return { steps, pages }
    }
    const whole = await stepsUntil(Infinity)
    expect(whole).toEqual({ steps: 6, pages: 1 })
    for (let end = 1; end <= whole.steps; end += 1) {
      // it is told as soon as it is drawn, before what it leads to is looked for
      expect(await stepsUntil(end)).toEqual({ steps: end, pages: end === whole.steps ? 1 : 0 })
    }
  },
)

test('a page that two ways lead to, by its class and by its route, is one', async () => {
  const project = await readProject({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(initialRoute: '/home', routes: {'/home': (context) => Home(), '/about': (context) => About()}));
${page('Home', button('Go', `Navigator.push(context, MaterialPageRoute(builder: (context) => About()))`))}
${page('About', button('Home', `Navigator.pushNamed(context, '/home')`))}
`,
  })
  expect(leadsIn(await pagesOf(project))).toEqual({ Home: ['About'], About: ['Home'] })
})

test('each tab but the one that it begins with is a page of its own', async () => {
  const project = await readProject({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Shell()));
class Shell extends StatefulWidget { State<Shell> createState() => _ShellState(); }
class _ShellState extends State<Shell> {
  int index = 0;
  @override
  Widget build(BuildContext context) => Scaffold(
    body: [Text('one'), TextButton(onPressed: () => Navigator.push(context, MaterialPageRoute(builder: (context) => Detail())), child: Text('go'))][index],
    bottomNavigationBar: NavigationBar(
      selectedIndex: index,
      onDestinationSelected: (value) => setState(() => index = value),
      destinations: [NavigationDestination(icon: Icon(Icons.home), label: 'First'), NavigationDestination(icon: Icon(Icons.map), label: 'Second')],
    ),
  );
}
${page('Detail', `body: Text('detail')`)}
`,
  })
  expect(leadsIn(await pagesOf(project))).toEqual({
    Shell: ['Shell Second'],
    'Shell Second': ['Detail'],
    Detail: [],
  })
})

test('what a drawer and a dialog lead to is led to by their page', async () => {
  const project = await readProject({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Home()));
${page(
  'Home',
  `drawer: Drawer(child: ListTile(title: Text('Settings'), onTap: () => Navigator.push(context, MaterialPageRoute(builder: (context) => Settings())))),
  ${button('Ask', `showDialog(context: context, builder: (context) => AlertDialog(actions: [TextButton(onPressed: () => Navigator.push(context, MaterialPageRoute(builder: (context) => Gone())), child: Text('Leave'))]))`)}`,
)}
${page('Settings', `body: Text('settings')`)}
${page('Gone', `body: Text('gone')`)}
`,
  })
  const found = leadsIn(await pagesOf(project))
  expect(found['Home']?.toSorted()).toEqual(['Gone', 'Settings'])
  expect(Object.keys(found).toSorted()).toEqual(['Gone', 'Home', 'Settings'])
})

test(
  'what each row of a list opens is looked through once, so that the sheet behind the list is reached, and opens',
  { tags: 'P-570' },
  async () => {
    const sheet = (name: string): string =>
      `showModalBottomSheet(context: context, builder: (context) => ListTile(title: Text('to ${name}'), onTap: () => Navigator.push(context, MaterialPageRoute(builder: (context) => ${name}()))))`
    const project = await readProject({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Home()));
${page(
  'Home',
  `body: Column(children: [
    for (final name in ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      ListTile(title: Text(name), onTap: () => ${sheet('Row')}),
    TextButton(onPressed: () => ${sheet('Filter')}, child: Text('Filter')),
  ])`,
)}
${page('Row', `body: Text('row')`)}
${page('Filter', `body: Text('filter')`)}
`,
    })
    const pages = await pagesOf(project)
    expect(leadsIn(pages)).toEqual({ Home: ['Row', 'Filter'], Row: [], Filter: [] })
    const drawer = { project, exports: new Exports(project), screen: FIRST_SCREEN } as const
    for (const { name, way } of pages) {
      const pause = async (): Promise<void> => await Promise.resolve()
      const interactions = await goWay({ ...drawer, brightness: 'light', pause }, way)
      expect(drawApp(project, interactions ?? undefined).page?.name).toBe(name)
    }
  },
)

test('pages that lead to one another without end are found once', async () => {
  const project = await readProject({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: A()));
${page('A', button('b', `Navigator.push(context, MaterialPageRoute(builder: (context) => B()))`))}
${page('B', button('a', `Navigator.push(context, MaterialPageRoute(builder: (context) => A()))`))}
`,
  })
  expect(leadsIn(await pagesOf(project))).toEqual({ A: ['B'], B: ['A'] })
})

test(
  'a page is drawn again only where something that it was drawn from is another',
  { tags: 'P-573' },
  async () => {
    const files = (text: string): Record<string, string> => ({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'detail.dart';
void main() => runApp(MaterialApp(home: Home(), routes: {'/other': (context) => Other()}));
${page('Home', button('Go', `Navigator.push(context, MaterialPageRoute(builder: (context) => Detail()))`))}
${page('Other', `body: Text('other')`)}
`,
      'lib/detail.dart': `import 'package:flutter/material.dart';${page('Detail', `body: Text('${text}')`)}`,
    })
    const project = await readProject(files('old'))
    const kept: Kept = new Map()
    await pagesOf(project, kept)
    const before = new Map(kept)
    const other = await readProject(files('new'))
    const unit: Project['unit'] = (file) =>
      file.endsWith('detail.dart')
        ? other.unit(file.replace(project.directory, other.directory))
        : project.unit(file)
    const pages = await pagesOf({ ...project, unit }, kept)
    const detail = pages.find(({ name }) => name === 'Detail')
    expect(detail?.body).toContain('new')
    const again = [...kept]
      .filter(([key, drawn]) => before.get(key) !== drawn)
      .map(([key]) => key.split(' ')[0])
    // the page that leads to it is asked anew what it leads to
    expect(again).toEqual(['start', 'page'])
    expect(kept.has('route /other')).toBe(true)
  },
)

test(
  'what shows the same as another page is not followed, until it is a page of its own',
  { tags: 'P-573' },
  async () => {
    const files = (second: string): Record<string, string> => ({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'second.dart';
void main() => runApp(MaterialApp(home: Frame('same'), routes: {'/second': (context) => Frame(second)}));
class Frame extends StatelessWidget {
  const Frame(this.words);
  final String words;
  Widget build(BuildContext context) => Scaffold(body: TextButton(onPressed: () => Navigator.push(context, MaterialPageRoute(builder: (context) => Detail())), child: Text(words)));
}
${page('Detail', `body: Text('detail')`)}
`,
      'lib/second.dart': `const second = '${second}';`,
    })
    const directory = await temporaryProject(files('same'))
    const reader = new ProjectReader(await testParser(), directory, 'lib/main.dart')
    const read = async (): Promise<Project> => {
      const reading = await reader.read()
      if (reading.kind !== 'read') throw new Error('The source does not compile')
      return reading.project
    }
    const kept: Kept = new Map()
    expect(leadsIn(await pagesOf(await read(), kept))).toEqual({ Frame: ['Detail'], Detail: [] })
    expect(kept.get('route /second')?.leads).toBeNull()
    // it is as it was, and the one that it was the same as is another now
    await writeIn(
      directory,
      'lib/main.dart',
      (files('same')['lib/main.dart'] ?? '').replace("home: Frame('same')", 'home: Detail()'),
    )
    const pages = await pagesOf(await read(), kept)
    expect(pages.map(({ name, route }) => [name, route])).toEqual([
      ['Detail', '/'],
      ['Frame', '/second'],
    ])
    expect(leadsIn(pages)).toEqual({ Detail: [], Frame: ['Detail'] })
  },
)

const WAYS = (words: string, detail: string): string => `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Home(), routes: {'/about': (context) => About()}));
${page(
  'Home',
  `drawer: Drawer(child: ListTile(title: Text('Settings'), onTap: () => Navigator.push(context, MaterialPageRoute(builder: (context) => Settings(3))))),
  ${words}`,
)}
${page('About', button('Detail', `Navigator.push(context, MaterialPageRoute(builder: (context) => ${detail}))`))}
${page('Detail', `body: Text('detail')`)}
${page('Settings', `body: Text('settings $number')`).replace('const Settings(', 'final int number; const Settings(this.number, ')}
`

test(
  'each page is told with the way to it, which leads there in another reading',
  { tags: 'P-572' },
  async () => {
    const directory = await temporaryProject({})
    const read = async (source: string): Promise<Project> => {
      await writeIn(directory, 'lib/main.dart', source)
      const reading = await new ProjectReader(await testParser(), directory, 'lib/main.dart').read()
      if (reading.kind !== 'read') throw new Error('The source does not compile')
      return reading.project
    }
    const pages = await pagesOf(await read(WAYS("body: Text('home')", 'Detail()')))
    const open = async (id: string, source: string): Promise<string | null> => {
      const project = await read(source)
      const drawer = {
        project,
        exports: new Exports(project),
        screen: FIRST_SCREEN,
        brightness: 'light' as const,
      }
      const way = pages.find((each) => each.name === id)?.way ?? []
      // as the thread tells them
      const told: typeof way = structuredClone(way)
      const interactions = await goWay({ ...drawer, pause: async () => await Promise.resolve() }, told)
      return interactions === null ? null : (drawApp(project, interactions).page?.name ?? null)
    }
    const same = WAYS("body: Text('other words')", 'Detail()')
    expect(pages.map(({ name }) => name)).toEqual(['Home', 'About', 'Settings', 'Detail'])
    for (const { name } of pages) expect(await open(name ?? '', same)).toBe(name)
    // the source has changed so that it leads elsewhere
    expect(await open('Detail', WAYS("body: Text('home')", 'Settings(1)'))).toBeNull()
  },
)

test('a page that cannot be drawn has its place, and leaves the others', { tags: 'P-640' }, async () => {
  const project = await readProject({ 'lib/main.dart': WAYS("body: Text('home')", 'Detail()') })
  const broken: Project = {
    ...project,
    unit(file) {
      const unit = project.unit(file)
      return (
        unit && {
          ...unit,
          get lineStarts() {
            return unit.lineStarts
          },
          find(name) {
            const found = unit.find(name)
            if (name === 'Detail' && drawingDetail) throw new Error('a fault of ours')
            return found
          },
        }
      )
    },
  }
  let drawingDetail = false
  const pages = await findPages({
    project: broken,
    screen: FIRST_SCREEN,
    brightness: 'light',
    kept: new Map(),
    pause: async () => await Promise.resolve(),
    drawn: ({ name }) => (drawingDetail = name === 'Settings'),
  })
  expect(pages.map(({ name, body }) => [name, body === null])).toEqual([
    ['Home', false],
    ['About', false],
    ['Settings', false],
    ['Detail', true],
  ])
  expect(pages.at(-1)?.place?.line).toBeGreaterThan(10)
})

test(
  'what is called like a page and nothing leads to has its place, behind the others, and opens',
  {
    tags: 'P-570',
  },
  async () => {
    const files = {
      'pubspec.yaml': 'name: app\n',
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'pages/all.dart';
void main() => runApp(MaterialApp(home: Home()));
${page('Home', `body: Text('home')`)}
class CardWidget extends StatelessWidget { Widget build(BuildContext context) => Card(child: Text('a part')); }
class _HiddenPage extends StatelessWidget { Widget build(BuildContext context) => Scaffold(body: Text('private')); }
class PageModel { const PageModel(); }
`,
      'lib/pages/all.dart': "export 'detail_page.dart';\n",
      'lib/pages/detail_page.dart': `import 'package:flutter/material.dart';
class DetailPage extends StatefulWidget {
  const DetailPage({super.key, required this.id});
  final String id;
  @override
  State<DetailPage> createState() => _DetailPageState();
}
class _DetailPageState extends State<DetailPage> {
  @override
  Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('Detail')), body: Text('of \${widget.id}'));
}
`,
      'lib/never_imported_page.dart': page('OtherPage', `body: Text('other')`),
    }
    const directory = await temporaryProject(files)
    const parser = await testParser()
    const read = async (): Promise<Project> => {
      const reading = await new ProjectReader(parser, directory, 'lib/main.dart').read()
      if (reading.kind !== 'read') throw new Error('refused')
      return reading.project
    }
    const pages = await pagesOf(await read())
    expect(leadsIn(pages)).toEqual({ Home: [], DetailPage: [] })
    const [, detail] = pages
    expect(detail?.body).toContain('Detail')
    const project = await read()
    const drawer = {
      project,
      screen: FIRST_SCREEN,
      brightness: 'light',
      exports: new Exports(project),
      pause: async () => await Promise.resolve(),
    } as const
    const interactions = await goWay(drawer, detail?.way ?? [])
    expect(interactions).not.toBeNull()
    expect(drawApp(project, interactions ?? undefined).page?.name).toBe('DetailPage')
  },
)

test(
  'what is called like a page and stands in another page is no page of its own',
  { tags: 'P-570' },
  async () => {
    const project = await readProject({
      'pubspec.yaml': 'name: app\n',
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Shell()));
class Shell extends StatelessWidget { Widget build(BuildContext context) => Scaffold(body: FeedPage(), bottomNavigationBar: Text('bar')); }
${page('FeedPage', `body: Text('feed')`)}
${page('OtherPage', `body: Text('other')`)}
`,
    })
    expect(leadsIn(await pagesOf(project))).toEqual({ Shell: [], OtherPage: [] })
  },
)
