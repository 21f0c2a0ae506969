/** Who has the folder for settings to itself. */
export interface HomeHolder {
  readonly pid: number
  /** When it took it, ISO 8601. */
  readonly since: string
  readonly version: string
  /** 0: it has not got one yet. */
  readonly helperPort: number
}

/** Another helper runs on our folder; the launcher says what to do. */
export class HomeHeldError extends Error {
  readonly home: string
  readonly holder: HomeHolder

  constructor(home: string, holder: HomeHolder) {
    super(`${home} is held by process ${holder.pid}`)
    this.name = 'HomeHeldError'
    this.home = home
    this.holder = holder
  }
}
