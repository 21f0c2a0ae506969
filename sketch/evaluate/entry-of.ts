/**
 * The entry of a table by a name that comes from the app, which may name what every object has: `constructor`,
 * `toString`. Undefined for those, and for one that the table lacks.
 */
export function entryOf<V>(table: Readonly<Record<string, V>>, name: string): V | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
