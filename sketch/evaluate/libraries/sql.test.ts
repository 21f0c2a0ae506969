import { describe, expect, it } from 'vitest'
import { conditionsOf, orderOf } from './sql-select.ts'
import { statementsOf } from './sql.ts'

describe('statements of SQL', { tags: 'P-820' }, () => {
  it('are read in order, without what is not understood', () => {
    const sql = `PRAGMA x = 1; /* ; */ INSERT OR IGNORE INTO "a b" VALUES (-1, 'it''s; so', NULL, 1.5);;
      SELECT COUNT(*) AS n FROM [t] WHERE a = 1 -- the end`
    expect(statementsOf(sql)).toEqual([
      {
        kind: 'insert',
        table: 'a b',
        columns: null,
        rows: [
          [
            { kind: 'number', value: -1, double: false },
            { kind: 'text', value: "it's; so" },
            { kind: 'null' },
            { kind: 'number', value: 1.5, double: true },
          ],
        ],
      },
      {
        kind: 'select',
        table: 't',
        counted: 'n',
        where: [['a', { kind: 'number', value: 1, double: false }]],
        order: null,
        limit: null,
      },
    ])
  })

  it('keep columns from what follows them, and know which are computed', () => {
    const sql = 'CREATE TABLE t (id INTEGER NOT NULL PRIMARY KEY, at TEXT DEFAULT CURRENT_TIMESTAMP) STRICT'
    expect(statementsOf(sql)).toEqual([
      {
        kind: 'create',
        table: 't',
        columns: [
          { name: 'id', usual: { kind: 'null' }, numbered: true },
          { name: 'at', usual: { kind: 'computed' }, numbered: false },
        ],
      },
    ])
  })

  it.each(['a > 1', 'a = 1 OR b = 2', 'a IN (1)', '', 'a = 1 LIMIT ?'])('no condition: %s', (where) => {
    expect(conditionsOf(where)).toBeNull()
  })

  it('sort by a column alone', () => {
    expect(orderOf('name COLLATE NOCASE DESC, id')).toEqual({ column: 'name', falls: true })
    expect(orderOf('1 + a')).toBeNull()
  })

  it.each(["'", '"', '(', 'INSERT INTO t VALUES (', 'CREATE TABLE t (', ';', '/*', "''"])(
    'end however often %s stands there',
    (text) => {
      expect(statementsOf(text.repeat(Math.floor(40_000 / text.length))).length).toBeLessThanOrEqual(1)
    },
  )
})
