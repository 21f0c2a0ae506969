import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (body: string, more = ''): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Home()));
class Home extends StatelessWidget { Widget build(BuildContext context) => ${body}; }
List<Page> pages(int step, List<Page> pages) => [MaterialPage(child: Text('first')), if (step > 1) MaterialPage(child: Step())];
class Step extends StatelessWidget { Widget build(BuildContext context) => Text('step \${context.flow<int>().state}'); }
${more}`,
    }),
  )

describe('flow_builder shows the topmost of the pages of its state', () => {
  it.each([
    ['a state', 'FlowBuilder<int>(state: 2, onGeneratePages: pages)', 'step 2'],
    ['another', 'FlowBuilder<int>(state: 1, onGeneratePages: pages)', 'first'],
    ['a controller', 'FlowBuilder<int>(controller: FlowController(3), onGeneratePages: pages)', 'step 3'],
    ["the app's own controller", 'FlowBuilder<int>(controller: Steps(), onGeneratePages: pages)', 'step 4'],
  ])('%s', async (_, body, shown) => {
    expect(await words(body, 'class Steps extends FlowController<int> { Steps() : super(4); }')).toBe(shown)
  })
})

it('a navigator begins with the topmost of its initial routes', async () => {
  const routes =
    "(state, name) => [MaterialPageRoute(builder: (_) => Text('under')), MaterialPageRoute(builder: (_) => Text('top'))]"
  expect(await words(`Navigator(onGenerateInitialRoutes: ${routes})`)).toBe('top')
})
