import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (page: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:formz/formz.dart';
enum NameError { empty }
class Name extends FormzInput<String, NameError> {
  const Name.pure() : super.pure('');
  const Name.dirty([super.value = '']) : super.dirty();
  @override
  NameError? validator(String value) => value.isEmpty ? NameError.empty : null;
}
class Order with FormzMixin {
  Order(this.name, {this.status = FormzSubmissionStatus.initial, this.old = FormzStatus.pure});
  final Name name;
  final FormzSubmissionStatus status;
  final FormzStatus old;
  List<FormzInput> get inputs => [name];
}
final pure = Order(const Name.pure());
final ann = Order(const Name.dirty('Ann'));
final none = Order(const Name.dirty());
void main() => runApp(MaterialApp(home: Text(${page})));
`,
    }),
  )

describe('formz', { tags: 'P-479' }, () => {
  it.each([
    ["pure.name.displayError == null ? 'nothing is wrong' : 'wrong'", 'nothing is wrong'],
    ["none.name.displayError == NameError.empty ? 'wrong' : 'nothing is wrong'", 'wrong'],
    ["pure.name.invalid ? 'wrong' : 'nothing is wrong'", 'nothing is wrong'],
    ["pure.name.isNotValid ? 'not yet' : 'valid'", 'not yet'],
    ["ann.name.isValid ? ann.name.value : 'wrong'", 'Ann'],
    ["pure.isPure ? 'untouched' : 'touched'", 'untouched'],
    ["ann.isDirty ? 'touched' : 'untouched'", 'touched'],
    ["ann.isValid && pure.isNotValid ? 'so it is' : 'it is not'", 'so it is'],
    ["pure.status.isInProgress ? 'sends' : 'Send'", 'Send'],
    ["pure.status.isInProgressOrSuccess ? 'sends' : 'Send'", 'Send'],
    ["pure.old.isSubmissionInProgress ? 'sends' : pure.old.isValidated ? 'may send' : 'Send'", 'Send'],
  ])('%s', async (page, shown) => {
    expect(await words(page)).toBe(shown)
  })
})
