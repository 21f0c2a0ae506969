/** For Rolldown and for Vite, whose types of a plugin differ. */
export declare const bundledText: {
  readonly name: string
  readonly enforce: 'pre'
}
