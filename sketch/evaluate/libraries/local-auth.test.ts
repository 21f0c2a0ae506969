import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

it('asks a phone for its owner, which every phone can', { tags: 'P-702' }, async () => {
  const drawn = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:local_auth/local_auth.dart';
void main() => runApp(MaterialApp(home: Safe()));
class Safe extends StatefulWidget { State<Safe> createState() => _SafeState(); }
class _SafeState extends State<Safe> { String says = 'soon';
  void initState() { super.initState();
    LocalAuthentication().isDeviceSupported().then((can) => setState(() => says = can ? 'Unlock' : 'No lock')); }
  Widget build(BuildContext context) => Text(says); }
`,
  })
  expect(wordsOf(drawn)).toBe('Unlock')
})
