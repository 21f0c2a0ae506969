/** A classic script for a browser, as text: see `tooling/bundled-text.mjs`. */
declare module '*?browser-script' {
  const text: string
  export default text
}
