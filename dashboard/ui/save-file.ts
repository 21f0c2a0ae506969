/** Gives the person a file, as a download does. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the browser has taken its own reference once the click returned
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, 10_000)
}

/** `2026-11-21 14.02.11`: sorts by time and is a file name everywhere. */
export function fileTime(time: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-')
  return `${day} ${[time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join('.')}`
}
