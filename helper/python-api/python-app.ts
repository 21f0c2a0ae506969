/** Whether a module in Python makes an `app`, as FastAPI's do. */
export function makesApp(text: string): boolean {
  return text.split(/[\r\n]/).some((line) => /^app\b/.test(line) && line.includes('='))
}
