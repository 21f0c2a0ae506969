import { html } from 'hono/html'

/** The hidden frame through which the chooser window's answer reaches the page. */
export const framePage = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <title>Sign-in channel</title>
      <script src="/local-sign-in/gapi.js"></script>
      <script src="/local-sign-in/frame.js"></script>
    </head>
    <body></body>
  </html>`
