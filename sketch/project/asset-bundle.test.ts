import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { drawApp } from '../draw/draw-app.ts'
import { testParser, wordsOf } from '../testing/drawing.ts'
import { temporaryProject } from '../testing/temporary-project.ts'
import { ProjectReader } from './read-project.ts'

const MAIN = `import 'package:flutter/material.dart';
void main() async {
  final all = await AssetManifest.loadFromAssetBundle(rootBundle);
  runApp(MaterialApp(home: Column(children: [for (final each in all.listAssets()) Text(each)])));
}`

test('the list of assets has what lies in the package alone, whatever the pubspec and links say', async () => {
  const outside = await temporaryProject({ 'private.txt': '' })
  const directory = await temporaryProject({
    'pubspec.yaml': `name: fixture\nflutter:\n  assets:\n    - own/\n    - linked/\n    - ../${path.basename(outside)}/\n`,
    'lib/main.dart': MAIN,
    'own/shown.txt': '',
  })
  await symlink(outside, path.join(directory, 'linked'))
  const reading = await new ProjectReader(await testParser(), directory, 'lib/main.dart').read()
  expect(reading.kind === 'read' ? wordsOf(drawApp(reading.project).picture.body) : '').toBe('own/shown.txt')
})
