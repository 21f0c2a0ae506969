/** Whether a `requirements.txt` names FastAPI. */
export function namesFastApi(requirements: string): boolean {
  return requirements.split(/[\r\n]/).some((line) => /^fastapi\b/i.test(line.trimStart()))
}
