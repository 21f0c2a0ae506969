/**
 * What is told of the picture as a whole can be closed, and is there again once it says something else.
 * @returns what is to be called when a picture was put
 */
export function closeNotes(): () => void {
  let closed: string | null = null
  const settle = () => {
    const notes = document.querySelector<HTMLElement>('.notes')
    if (notes !== null) notes.hidden = notes.textContent === closed
  }
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('.notes > button') : null
      if (button === null) return
      // no tap in the app, which lies below
      event.stopImmediatePropagation()
      closed = button.parentElement?.textContent ?? null
      settle()
    },
    true,
  )
  return settle
}
