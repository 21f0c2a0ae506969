declare global {
  interface Window {
    /** What happy-dom adds for tests. */
    happyDOM: { setViewport: (size: { width: number; height: number }) => void }
  }
}

/** Makes the window that wide, px, as a person dragging its edge would. */
export function setViewport(width: number): void {
  window.happyDOM.setViewport({ width, height: 900 })
}
