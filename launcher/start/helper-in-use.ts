/** The helper that this start's dashboard is for: its own child, or one that ran already. */
export interface HelperInUse {
  readonly ready: Promise<
    | {
        readonly ok: true
        readonly helperPort: number
        readonly previewPort: number
        /** By which a browser has to be paired with our dashboard; null: the system says whose page calls. */
        readonly link: string | null
      }
    | { readonly ok: false; readonly message: string; readonly code: number }
  >
  /** Ends our part in it: a child ends, a helper that ran already goes on. */
  stop(): Promise<void>
  /** At once. */
  force(): void
}
