/** The `code` of a Node system error (`ENOENT`, `EADDRINUSE`), or null for anything else. */
export function systemCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}
