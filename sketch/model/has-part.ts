/** Whether a part of some code is as asked, at any depth. What `enters` says no to is not looked into. */
export function hasPart(
  code: unknown,
  isAsked: (part: object) => boolean,
  enters: (part: object) => boolean = () => true,
): boolean {
  if (typeof code !== 'object' || code === null || !enters(code)) return false
  return isAsked(code) || Object.values(code).some((part) => hasPart(part, isAsked, enters))
}
