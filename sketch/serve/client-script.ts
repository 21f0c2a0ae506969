/**
 * Runs in the page. Takes each new picture by changing only what differs, so that scroll positions, typed text
 * and the focus stay; a restart (`fresh`) puts the picture up anew. Addresses are relative to the page's own,
 * because a gateway on another port stands between.
 */
export const CLIENT_SCRIPT = `'use strict'
const root = document.getElementById('sketch')
const style = document.getElementById('sketch-style')
let viewer = ''

function sameKind(a, b) {
  return a.nodeType === b.nodeType && a.nodeName === b.nodeName &&
    (a.nodeType !== 1 || a.getAttribute('data-widget') === b.getAttribute('data-widget'))
}

function morph(from, to) {
  if (from.nodeType === 3) {
    if (from.data !== to.data) from.data = to.data
    return
  }
  if (from.nodeType !== 1) return
  for (const name of from.getAttributeNames()) if (!to.hasAttribute(name)) from.removeAttribute(name)
  for (const name of to.getAttributeNames()) {
    const value = to.getAttribute(name)
    if (from.getAttribute(name) !== value) from.setAttribute(name, value)
  }
  morphChildren(from, to)
}

function morphChildren(from, to) {
  const wanted = [...to.childNodes]
  const present = [...from.childNodes]
  wanted.forEach((node, index) => {
    const old = present[index]
    if (old === undefined) from.append(node)
    else if (sameKind(old, node)) morph(old, node)
    else old.replaceWith(node)
  })
  for (const extra of present.slice(wanted.length)) extra.remove()
}

function put(picture) {
  const next = new DOMParser().parseFromString('<div id="sketch">' + picture.body + '</div>', 'text/html')
  const wanted = next.getElementById('sketch')
  if (style.textContent !== picture.style) style.textContent = picture.style
  if (picture.fresh) root.replaceChildren(...wanted.childNodes)
  else morphChildren(root, wanted)
  const title = new DOMParser().parseFromString('<title>' + picture.title + '</title>', 'text/html').title
  if (document.title !== title) document.title = title
  document.documentElement.dataset.version = picture.version
}

function connect() {
  const events = new EventSource('sketch/events?version=' + document.documentElement.dataset.version)
  events.addEventListener('hello', (event) => { viewer = JSON.parse(event.data).viewer })
  events.addEventListener('picture', (event) => {
    const picture = JSON.parse(event.data)
    put(picture)
    fetch('sketch/applied?viewer=' + viewer + '&version=' + picture.version, { method: 'POST' }).catch(() => {
      // The stream has ended with it: the next connection brings the page up to date.
    })
  })
  events.addEventListener('error', () => {
    // Connect anew with the version now shown, rather than let the browser ask with an old one.
    events.close()
    setTimeout(connect, 500)
  })
}
connect()
`
