import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const draw = async (page: string): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page) }))

describe(
  'adaptive_platform_ui: the words of parts that each phone shows its own way',
  { tags: 'P-479' },
  () => {
    it('a page with a bar above and below', async () => {
      const page = `AdaptiveScaffold(
  appBar: AdaptiveAppBar(title: 'Tides', actions: [AdaptiveAppBarAction(title: 'Edit', icon: Icons.edit, onPressed: () {})]),
  bottomNavigationBar: AdaptiveBottomNavigationBar(selectedIndex: 0, onTap: (index) {}, items: [
    AdaptiveNavigationDestination(icon: 'house.fill', label: 'Home'),
    AdaptiveNavigationDestination(icon: Icons.map, label: 'Map')]),
  body: Text('low at nine'))`
      expect(await draw(page)).toBe('Tides|Edit|low at nine|Home|Map')
    })
    it.each([
      ["AdaptiveButton(onPressed: () {}, label: 'Sail')", 'FilledButton', 'Sail'],
      ["AdaptiveButton.child(onPressed: () {}, child: Text('Row'))", 'FilledButton', 'Row'],
      ["AdaptiveListTile(title: Text('Harbour'), subtitle: Text('north'))", 'ListTile', 'Harbour|north'],
      ["AdaptiveSegmentedControl(labels: ['Day', 'Week'], selectedIndex: 0)", 'Row', 'Day|Week'],
      ["AdaptivePopupMenuButton.text(label: 'More', items: [])", 'Padding', 'More'],
    ])('%s is drawn as %s', async (page, widget, words) => {
      const html = await drawFiles({ 'lib/main.dart': mainWith(page) })
      expect(wordsOf(html)).toBe(words)
      expect(html).toContain(`data-widget="${widget}"`)
    })
    it('a field with what it asks for', async () => {
      const field = "AdaptiveTextField(placeholder: 'Port')"
      expect(await drawFiles({ 'lib/main.dart': mainWith(field) })).toContain('Port')
    })
  },
)
