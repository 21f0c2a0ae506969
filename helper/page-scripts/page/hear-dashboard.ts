/** Hears what the dashboard that frames the page says, and nobody else. What it does not know it leaves to others. */
export function hearDashboard(
  dashboards: readonly string[],
  hear: (message: { type: unknown }) => void,
): void {
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !dashboards.includes(origin)) return
    if (typeof data === 'object' && data !== null && 'type' in data) hear(data)
  })
}
