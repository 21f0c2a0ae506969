import { Agent } from 'node:http'
import { type AppConnection, connectToApp } from './app-connection.ts'

/** As many as a browser asks at once, several times over. */
const MAX_FREE = 32

/** Keeps the connections to the app between requests: those that Node's client reads, and those read without it. */
export class AppConnections {
  readonly agent = new Agent({ keepAlive: true, maxFreeSockets: MAX_FREE })
  /** The one used last is the last. */
  readonly #free: AppConnection[] = []
  readonly #all = new Set<AppConnection>()

  /** A kept connection to the app at `port`, if there is one that is not over; otherwise, or if `fresh`, a new one. */
  take(port: number, fresh: boolean): AppConnection {
    const at = fresh ? -1 : this.#free.findLastIndex((free) => free.port === port)
    const [kept] = at === -1 ? [] : this.#free.splice(at, 1)
    if (kept !== undefined) return kept
    const connection = connectToApp(port, () => {
      this.#all.delete(connection)
      const place = this.#free.indexOf(connection)
      if (place !== -1) this.#free.splice(place, 1)
    })
    this.#all.add(connection)
    return connection
  }

  /** The answer is whole, and nothing came after it: the next request may use the connection. */
  keep(connection: AppConnection): void {
    connection.rest()
    this.#free.push(connection)
    if (this.#free.length > MAX_FREE) this.#free[0]?.destroy()
  }

  destroy(): void {
    this.agent.destroy()
    for (const connection of this.#all) connection.destroy()
  }
}
