/** A page without a script: one sentence, and what to do. */
export interface PlainPage {
  readonly title: string
  readonly text: string
  /** A path of the same server to go on to. */
  readonly again?: string
}

/** What such a page may load: nothing but its own styles. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

export function renderPlainPage({ title, text, again }: PlainPage): string {
  const link = again === undefined ? '' : `<p><a href="${escape(again)}">Load again</a></p>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
  font: 14px/1.5 system-ui, sans-serif; background: light-dark(#f7f7f8, #17181b); color: light-dark(#1c1d21, #ececef); }
main { max-width: 34ch; text-align: center; }
h1 { font-size: 18px; line-height: 1.3; font-weight: 600; margin: 0 0 8px; }
p { margin: 0; color: light-dark(#5a5c66, #a6a8b3); text-wrap: balance; }
p + p { margin-top: 16px; }
a { color: inherit; font-weight: 600; }
</style>
</head>
<body><main><h1>${escape(title)}</h1><p>${escape(text)}</p>${link}</main></body>
</html>
`
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
}
