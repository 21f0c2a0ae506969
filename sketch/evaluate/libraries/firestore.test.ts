import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (asked: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Depot()));
class Depot extends StatefulWidget { State<Depot> createState() => _DepotState(); }
class _DepotState extends State<Depot> { String says = 'waits';
  void initState() { super.initState(); ask(); }
  Future<void> ask() async { try { await ${asked}; setState(() => says = 'open'); } catch (e) { setState(() => says = 'shut'); } }
  Widget build(BuildContext context) => Text(says); }`,
    }),
  )

describe('what Firebase is asked for without a network, where it is caught', { tags: 'P-922' }, () => {
  it.each([
    ["FirebaseFirestore.instance.collection('lines').doc('U7').get()", 'shut'],
    ["FirebaseFirestore.instance.doc('lines/U7').collection('stops').doc('1').get()", 'shut'],
    ["Firestore.instance.collection('lines').document('U7').get()", 'shut'],
    ['FirebaseRemoteConfig.instance.fetchAndActivate()', 'shut'],
    ["FirebaseFirestore.instance.collection('lines').get()", 'open'],
    ["FirebaseFirestore.instance.collection('lines').where('night', isEqualTo: true).get()", 'open'],
  ])('%s', async (asked, expected) => {
    expect(await words(asked)).toBe(expected)
  })
})
