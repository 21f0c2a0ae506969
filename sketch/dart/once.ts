/** Computed when it is first asked for, and kept. */
export function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | null = null
  return () => {
    known ??= { value: compute() }
    return known.value
  }
}
