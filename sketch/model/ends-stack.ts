/** Whether something failed because calls nest deeper than the engine has room for, in the words of V8. */
export function endsStack(error: unknown): boolean {
  return error instanceof RangeError && error.message === 'Maximum call stack size exceeded'
}
