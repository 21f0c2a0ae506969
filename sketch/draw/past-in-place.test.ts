import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

/** A page that shows one thing after the other; `waits` is how the first of them tells that it has ended. */
const app = (waits: string): string => `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Gate()));
class Gate extends StatefulWidget { State<Gate> createState() => _GateState(); }
class _GateState extends State<Gate> { bool opened = false; bool told = false;
  Widget build(BuildContext context) {
    if (!opened) return Opening(done: () { setState(() { opened = true; }); });
    if (!told) return Tour(onFinished: () { setState(() { told = true; }); });
    return Text('Shelf'); } }
class Opening extends StatefulWidget { final VoidCallback done; const Opening({required this.done}); State<Opening> createState() => _OpeningState(); }
class _OpeningState extends State<Opening> {
  ${waits}
  Widget build(BuildContext context) => Scaffold(body: Center(child: Text('Lumen'))); }
class Tour extends StatelessWidget { final VoidCallback onFinished; const Tour({required this.onFinished});
  Widget build(BuildContext context) => Scaffold(body: TextButton(onPressed: onFinished, child: Text('Skip the tour'))); }`

describe('a page makes room within the widget that it tells so', { tags: 'P-747' }, () => {
  it.each([
    [
      'after a delay that begins with it',
      'void initState() { super.initState(); Future.delayed(const Duration(seconds: 2), () { if (mounted) widget.done(); }); }',
    ],
    [
      'once what it waits for has come',
      'void initState() { super.initState(); begin(); } Future<void> begin() async { await prepare(); if (!mounted) return; widget.done(); }',
    ],
  ])('%s', async (_, waits) => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': app(waits) }))).toBe('Skip the tour')
  })
})
