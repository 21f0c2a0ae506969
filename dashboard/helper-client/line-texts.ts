/** Lines of the console and of the diagnostics that the page itself says. */
export const lineTexts = {
  gap: (count: number) =>
    count === 1 ? '1 older line dropped' : `${count.toLocaleString('en')} older lines dropped`,
  dropped: (count: number) =>
    `${count} more ${count === 1 ? 'line' : 'lines'} came faster than they can be shown`,
  inPage: (message: string) => `In the page: ${message}`,
} as const
