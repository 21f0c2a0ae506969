/**
 * Runs in the page, after each new picture and each change of its size: the little of Flutter's layout that depends
 * on how large things came out, and that CSS cannot say. FittedBox scales its child, RotatedBox has the room of its
 * turned child, and of several Flexible each takes at most its share.
 */
export const LAYOUT_SCRIPT = `
function layOut() {
  for (const row of document.querySelectorAll('[data-shares]')) shareOut(row, row.dataset.shares)
  for (const box of [...document.querySelectorAll('[data-turns]')].reverse()) turn(box)
  for (const box of document.querySelectorAll('[data-fit]')) fit(box)
  settleIcons()
}

function shareOut(row, size) {
  const measured = size === 'width' ? 'offsetWidth' : 'offsetHeight'
  const children = [...row.children]
  const gaps = (parseFloat(getComputedStyle(row).gap) || 0) * (children.length - 1)
  let left = row[measured] - gaps
  let shares = 0
  for (const child of children) {
    if (child.classList.contains('flexible')) shares += Number(child.dataset.share || child.style.flexGrow || 1)
    else left -= child[measured]
  }
  for (const child of children) {
    if (child.dataset.share) child.style['max-' + size] = Math.max(0, left * child.dataset.share / shares) + 'px'
  }
}

function turn(box) {
  const child = box.firstElementChild
  if (child === null) return
  const [width, height] = [child.offsetWidth, child.offsetHeight]
  box.style.width = height + 'px'
  box.style.height = width + 'px'
  const away = box.dataset.turns === '1' ? [height, 0] : [0, width]
  child.style.transform = 'translate(' + away[0] + 'px,' + away[1] + 'px) rotate(' + box.dataset.turns * 90 + 'deg)'
}

function fit(box) {
  const child = box.firstElementChild
  if (child === null) return
  const [wide, high] = [box.clientWidth / child.offsetWidth, box.clientHeight / child.offsetHeight]
  if (!Number.isFinite(wide) || !Number.isFinite(high)) return
  const least = Math.min(wide, high)
  const scale = {
    contain: [least, least], cover: [Math.max(wide, high), Math.max(wide, high)], fill: [wide, high],
    fitWidth: [wide, wide], fitHeight: [high, high], scaleDown: [Math.min(1, least), Math.min(1, least)],
  }[box.dataset.fit]
  child.style.transform = scale === undefined ? '' : 'scale(' + scale + ')'
}
`
