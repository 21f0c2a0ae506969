/** A port of ours is held by somebody else; the launcher finds out by whom and says what to do. */
export class PortTakenError extends Error {
  readonly port: number

  constructor(port: number) {
    super(`Port ${port} is taken`)
    this.name = 'PortTakenError'
    this.port = port
  }
}
