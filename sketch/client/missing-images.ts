/** Marks images that cannot be had, which the styles draw as a shape. */
export function markMissingImages(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.classList.add('missing')
  }
  document.addEventListener('error', onError, true)
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0) image.classList.add('missing')
}
