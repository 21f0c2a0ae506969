/** The numbers of the statements in docs/product.md, in its order. @param {string} document */
export const numbersOf = (document) =>
  [...document.matchAll(/\*\*(P-\d{3,4})\*\*/g)].map(([, number]) => number)

/** The number that a new statement takes: a number is never used twice, also not one whose statement is gone. @param {string} document */
export function nextNumber(document) {
  const highest = Math.max(0, ...numbersOf(document).map((number) => Number(number.slice(2))))
  return `P-${String(highest + 1).padStart(3, '0')}`
}
