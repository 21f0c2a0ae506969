/**
 * Runs in the page. The window around the frame can have it point: `{ type: 'sketch-point', on: true }` outlines the
 * widget under the pointer and answers a click with `{ type: 'sketch-place', file, line, column, widget }`, to that
 * window and its origin only. Escape ends it: `{ type: 'sketch-point-end' }`, answered with `on: false`.
 */
export const POINT_SCRIPT = `const outline = document.createElement('div')
outline.id = 'sketch-outline'
outline.hidden = true
const label = document.createElement('span')
outline.append(label)
document.body.append(outline)

function pointed(event) {
  return event.target instanceof Element ? event.target.closest('#sketch [data-at]') : null
}

addEventListener('message', (event) => {
  if (event.source !== window.parent || event.data === null || event.data.type !== 'sketch-point') return
  pointTo = event.data.on === true ? event.origin : null
  outline.hidden = true
  page.classList.toggle('pointing', pointTo !== null)
})

document.addEventListener('pointermove', (event) => {
  if (pointTo === null) return
  const element = pointed(event)
  outline.hidden = element === null
  if (element === null) return
  const box = element.getBoundingClientRect()
  Object.assign(outline.style, {
    left: box.left + 'px', top: box.top + 'px', width: box.width + 'px', height: box.height + 'px',
  })
  label.textContent = element.dataset.widget + ' ' + Math.round(box.width) + ' × ' + Math.round(box.height)
  label.className = box.top < 20 ? 'below' : ''
})
addEventListener('keydown', (event) => {
  if (pointTo === null || event.key !== 'Escape') return
  event.preventDefault()
  window.parent.postMessage({ type: 'sketch-point-end' }, pointTo)
}, true)
document.addEventListener('pointerleave', () => { outline.hidden = true })

document.addEventListener('click', (event) => {
  const origin = pointTo
  const element = origin === null ? null : pointed(event)
  if (element === null) return
  event.preventDefault()
  event.stopPropagation()
  fetch('sketch/place?viewer=' + viewer + '&at=' + element.dataset.at)
    .then((answer) => answer.ok ? answer.json() : null)
    .then((place) => {
      if (place === null) return
      window.parent.postMessage({ type: 'sketch-place', widget: element.dataset.widget, ...place }, origin)
    })
    .catch(() => {
      // The server has gone: there is no place to tell.
    })
}, true)
`
