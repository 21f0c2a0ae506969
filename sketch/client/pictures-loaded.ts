/** A reload waits no longer than this for large pictures. */
const PATIENCE_MS = 3_000

/** Resolves once the app's own pictures on the page are to be seen: a reload is not done before. */
export async function picturesLoaded(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>('#sketch img')]
  const painted = [...document.querySelectorAll<HTMLElement>('#sketch [style*="sketch/assets/"]')].flatMap(
    ({ style }) => {
      const address = /url\("([^"]+)"\)/.exec(style.backgroundImage)?.[1]
      if (address === undefined) return []
      const image = new Image()
      image.src = address
      return [image]
    },
  )
  const all = Promise.allSettled([...images, ...painted].map(async (image) => await image.decode()))
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([all, patience])
}
