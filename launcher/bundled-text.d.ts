/** A program in one piece, as text: see `tooling/bundled-text.mjs`. */
declare module '*?bundled' {
  const text: string
  export default text
}
