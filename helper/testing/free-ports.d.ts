/**
 * Gives free ports of loopback, all different, for programs that a test starts later. They are of a block that nobody
 * else has: its first port is held for as long as this process lives, so that no other test takes one in between, as
 * happens to a port that the system picked, that was looked at and given away again.
 */
export declare function portsOfOwn(): () => Promise<number>
/** One of this process's. */
export declare const freePort: () => Promise<number>
/** So many of them. */
export declare const freePorts: (count: number) => Promise<number[]>
