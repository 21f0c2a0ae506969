import { expect, test } from 'vitest'
import { createFailureReader } from './python-failure.ts'

const read = (lines: readonly string[]) => lines.map(createFailureReader('/work é/api'))

test('an exception is given once its traceback is whole, with the last place in the codebase', () => {
  expect(
    read([
      'Process SpawnProcess-1:',
      'Traceback (most recent call last):',
      '  File "/usr/lib/python3.11/multiprocessing/process.py", line 314, in _bootstrap',
      '    self.run()',
      '  File "/work é/api/app/main.py", line 42, in <module>',
      '    1/0',
      '    ~^~',
      '  File "/work é/api/.venv/lib/python3.11/site-packages/uvicorn/importer.py", line 19, in load',
      'ZeroDivisionError: division by zero',
      'INFO:     a later line',
    ]),
  ).toEqual([...Array(8).fill(null), 'ZeroDivisionError: division by zero (app/main.py:42)', null])
})

test('of a chain the last one counts, and its place is its own', () => {
  const reader = createFailureReader('/work é/api')
  const failure = [
    'Traceback (most recent call last):',
    '  File "/work é/api/app/a.py", line 1, in <module>',
    "KeyError: 'a'",
    '',
    'During handling of the above exception, another exception occurred:',
    '',
    'Traceback (most recent call last):',
    '  File "/elsewhere/b.py", line 2',
    '\u001B[31mSyntaxError: invalid syntax\u001B[0m',
  ].map(reader)
  expect(failure.filter((one) => one !== null)).toEqual([
    "KeyError: 'a' (app/a.py:1)",
    'SyntaxError: invalid syntax',
  ])
})

test('output that only looks like an error is none', () => {
  expect(read(['ERROR:    something', 'ValueError: printed by hand', '  File "/x", line 1'])).toEqual([
    null,
    null,
    null,
  ])
})
