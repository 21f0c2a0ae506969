import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { appWithRoom, type AppWithRoom, toldOrigins } from '../testing/app-with-room.ts'

const NEVER = new AbortController().signal

let opened: AppWithRoom
beforeEach(async () => {
  opened = await appWithRoom({
    'lib/a.dart': 'const gap = 8.0;\nclass Colors { static const sea = 1.0; }\nconst far = gap;\n',
    'lib/b.dart': '\nconst gap = 9.0;\n',
    'lib/all.dart': "export 'a.dart' hide gap;\nexport 'package:waves/waves.dart';\n",
    'lib/again.dart': "import 'a.dart' hide gap;\nimport 'b.dart';\nconst near = gap;\n",
  })
})
afterEach(() => opened.close())

/** Where a width comes from in a file with these imports. */
async function told(imports: string, written: string): Promise<string[]> {
  const before = `${imports}\nfinal x = `
  await writeFile(join(opened.app, 'lib/main.dart'), `${before}Box(width: ${written});\n`)
  const line = before.split('\n').length
  const place = { file: 'lib/main.dart', line, column: 11 }
  const reply = await opened.room.handlers.literalOrigins({ place, call: 'Box', makers: [] }, NEVER)
  if (!reply.ok) throw new Error(reply.problem.detail)
  return toldOrigins(reply.value)
}

const IN_A = ['width | lib/a.dart:1 | constant | gap']
const IN_B = ['width | lib/b.dart:2 | constant | gap']
const SEA = ['width | lib/a.dart:2 | constant | sea']

test.each([
  ["import 'a.dart' hide gap;\nimport 'b.dart';", 'gap', IN_B],
  ["import 'a.dart' show Colors;\nimport 'b.dart';", 'gap', IN_B],
  ["import 'a.dart' as a;\nimport 'b.dart';", 'gap', IN_B],
  ["import 'a.dart' hide far;\nimport 'b.dart' hide gap;", 'gap', IN_A],
  // what a file hands on is cut by each on the way
  ["import 'all.dart';\nimport 'b.dart';", 'gap', IN_B],
  ["import 'all.dart' hide Colors;\nimport 'a.dart' as m;", 'm.Colors.sea', SEA],
  ["import 'again.dart';", 'near', IN_B],
  // nothing else that is handed on may have it
  ["import 'all.dart' show gap;", 'gap', ['width | package:waves | no literal | ']],
  // the same file by another way has it
  ["import 'a.dart' hide gap;\nimport 'a.dart' show gap;", 'gap', IN_A],
  ["import 'package:flutter/material.dart' as m;\nimport 'a.dart';", 'Colors.sea', SEA],
])('with %s %s comes from %j', { tags: 'P-982' }, async (imports, written, origins) => {
  expect(await told(imports, written)).toEqual(origins)
})

test.each([
  ["import 'a.dart' hide gap;", 'gap'],
  ["import 'a.dart' show far hide gap;", 'gap'],
  ["import 'a.dart' as a;", 'Colors.sea'],
  // of a package that is handed on only what the import of it lets through
  ["import 'all.dart' hide Crest;\nimport 'package:other/other.dart' hide Crest;", 'Crest.foam'],
])('with %s nothing is said of %s', { tags: 'P-982' }, async (imports, written) => {
  expect(await told(imports, written)).toEqual([])
})

test('a name of a library with a prefix is none of the app’s own', { tags: 'P-982' }, async () => {
  const imports = "import 'package:flutter/material.dart' as m;\nimport 'a.dart';"
  const flutters = ['width | package:flutter | no literal | ']
  expect(await told(imports, 'm.Colors.sea')).toEqual(flutters)
  expect(await told(`${imports}\nclass Colors { static const sea = 2.0; }`, 'm.Colors.sea')).toEqual(flutters)
})
