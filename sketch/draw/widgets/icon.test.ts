import { expect, test } from 'vitest'
import { drawFiles } from '../../testing/drawing.ts'
import { iconNode } from './icon.ts'

test.each([
  ['Icons', 'constructor'],
  ['Icons', '__proto___outlined'],
  ['FontAwesomeIcons', 'toString'],
  ['FontAwesomeIcons', 'constructor'],
])('%s.%s, which every object has, is a name like another', (type, name) => {
  const { children } = iconNode({ kind: 'member', type, name }, 24, '#000')
  expect(children).toEqual([expect.stringMatching(/^\w+$/)])
})

test.each([
  [
    'Container(width: 60, height: 40, child: Icon(Icons.add))',
    /class="center"[^>]*height:100%[^>]*>\s*<[^>]*data-widget="Icon"/,
  ],
  [
    'Row(children: [Expanded(child: Icon(Icons.add))])',
    /class="center"[^>]*width:100%[^>]*>\s*<[^>]*data-widget="Icon"/,
  ],
])('%s stands in the middle', { tags: 'P-1119' }, async (widget, html) => {
  const main = `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Scaffold(body: Center(child: ${widget}))));`
  expect(await drawFiles({ 'lib/main.dart': main })).toMatch(html)
})

test.each([
  ['trash', /outlined" [^>]*>delete</],
  ['heart_fill', /filled" [^>]*>favorite</],
  ['clear_thick_circled', /outlined" [^>]*>cancel</],
  ['constructor', /dashed/],
])("Apple's icon %s is Material's that shows the same", async (name, html) => {
  const main = `import 'package:flutter/cupertino.dart';
void main() => runApp(CupertinoApp(home: Icon(CupertinoIcons.${name})));`
  expect(await drawFiles({ 'lib/main.dart': main })).toMatch(html)
})
