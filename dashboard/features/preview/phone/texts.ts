/** What the frames in the phone are called. */
export const texts = {
  sketch: 'Sketch of the app',
  app: 'App preview',
} as const
