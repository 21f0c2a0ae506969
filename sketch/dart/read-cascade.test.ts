import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

it.each([
  ['of a function with an arrow', "make((it) => it..name = 'A'..size = 2..add())", 'A 3'],
  ['of one that gives another', "twice((a) => (it) => it..name = 'A'..add())", 'A 1'],
  ['of a value that is set there', "put((it) => last = it..name = 'A'..add())", 'A 1'],
  ['of the one that a condition ends with', "make(none ? null : (it) => it..name = 'A'..add())", 'A 1'],
  ['of one by its name', "named(of: (it) => it..name = 'A'..add())", 'A 1'],
  ['of a function with braces', "make((it) { it..name = 'A'..add(); })", 'A 1'],
  ['of what stands before a function', "(Box()..fill((it) => it.name = 'A'))..add()", 'A 1'],
])('every part of a cascade is done: %s', { tags: 'P-1102' }, async (_title, value, words) => {
  const main = mainWith("Text('${box.name} ${box.size}')", `
class Box { String name = '-'; int size = 0; void add() { size++; } void fill(void Function(Box) by) { by(this); } }
final none = false;
Box? last;
Box make(Object? Function(Box)? by) { final box = Box(); if (by != null) by(box); return box; }
Box named({required Object? Function(Box) of}) => make(of);
Box put(Box Function(Box) by) { by(Box()); return last!; }
Box twice(Object? Function(Box) Function(int) by) => make(by(1));
final box = ${value};
`) // prettier-ignore
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(words)
})
