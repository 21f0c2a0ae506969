/** What the frames in the phone are called. */
export const texts = {
  sketch: 'Sketch of the app',
  app: 'App preview',
  coming: 'New code of the app',
} as const
