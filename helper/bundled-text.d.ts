/** A program in one piece, as text: see `tooling/bundled-text.mjs`. */
declare module '*?bundled' {
  const text: string
  export default text
}

/** A file as it is, as text: see `tooling/bundled-text.mjs`. */
declare module '*?text' {
  const text: string
  export default text
}

/** A classic script for a browser, as text: see `tooling/bundled-text.mjs`. */
declare module '*?browser-script' {
  const text: string
  export default text
}
