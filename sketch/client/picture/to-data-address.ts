const known = new Map<string, Promise<string | null>>()

/** What is at an address of the page, as an address that holds it; null when it cannot be had. */
export async function toDataAddress(address: string): Promise<string | null> {
  const { href } = new URL(address, document.baseURI)
  const kept = known.get(href) ?? read(href)
  // Fonts stay what they are; a picture may be replaced while the sketch runs.
  if (href.includes('/sketch/fonts/')) known.set(href, kept)
  return await kept
}

async function read(href: string): Promise<string | null> {
  const response = await fetch(href).catch(() => null)
  if (response === null || !response.ok) return null
  const reader = new FileReader()
  const done = new Promise<string | null>((resolve) => {
    reader.onloadend = () => resolve(typeof reader.result === 'string' ? reader.result : null)
  })
  reader.readAsDataURL(await response.blob())
  return await done
}
