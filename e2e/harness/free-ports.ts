import getPort from 'get-port'

/** Free loopback ports, all different: one that was given is not given again for a while. */
export const freePorts = (count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, freePort))

export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' })
