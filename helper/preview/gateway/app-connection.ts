import { connect } from 'node:net'
import { Duplex } from 'node:stream'

/** What Node reads at once by itself. */
const READ_BYTES = 64 * 1024
/** What is read at once of a large file; the kernel keeps no more of one connection ready. */
const LARGE_READ_BYTES = 512 * 1024

/** Takes what the app sends, in place of Node's parser. */
export interface AppReader {
  /**
   * `bytes` are read over after it, or after `resume` if it gives false: then not all could be passed on at once.
   */
  bytes(bytes: Buffer): boolean
  /** The connection is over, `broken`: by an error. Not called after `destroy`. */
  ended(broken: boolean): void
}

/** One connection to the app that is read without Node's client, which costs more than a small file itself. */
export interface AppConnection {
  readonly port: number
  /** It has served a request: the app may be closing it at this moment. */
  isKept(): boolean
  /** Writes a request, whose response goes to `reader`. */
  send(request: string, reader: AppReader): void
  /** Reads on after a reader gave false. */
  resume(): void
  /** Reads larger pieces until `rest`, into memory that is not used again after it. */
  readLarge(): void
  /** Waits for the next request. Whatever the app sends meanwhile ends the connection. */
  rest(): void
  destroy(): void
  /** Turns the connection over: `first` and what follows can be read from the stream, and what is written is dropped. */
  asStream(first: Buffer): Duplex
}

/** Opens a connection on loopback. `onOver`: it is closed, or never opened. */
export function connectToApp(port: number, onOver: () => void): AppConnection {
  const small = Buffer.allocUnsafeSlow(READ_BYTES)
  let buffer = small
  let reader: AppReader | null = null
  let kept = false
  const socket = connect({
    host: '127.0.0.1',
    port,
    noDelay: true,
    onread: {
      buffer: () => buffer,
      callback: (length, read) => {
        if (reader !== null) return reader.bytes(Buffer.from(read.buffer, read.byteOffset, length))
        socket.destroy()
        return false
      },
    },
  })
  // `close` follows
  socket.on('error', () => undefined)
  socket.once('close', (broken) => {
    onOver()
    const last = reader
    reader = null
    last?.ended(broken)
  })
  const resume = () => {
    if (!socket.destroyed) socket.resume()
  }
  const destroy = () => {
    reader = null
    socket.destroy()
  }
  return {
    port,
    isKept: () => kept,
    send(request, to) {
      reader = to
      socket.write(request, 'latin1')
    },
    resume,
    readLarge: () => (buffer = Buffer.allocUnsafeSlow(LARGE_READ_BYTES)),
    rest() {
      reader = null
      buffer = small
      kept = true
    },
    destroy,
    asStream(first) {
      const stream = new Duplex({
        read: resume,
        // the request has been sent
        write: (_bytes, _encoding, done) => done(),
        destroy(error, done) {
          destroy()
          done(error)
        },
      })
      reader = {
        // copies, as a stream keeps what it is given
        bytes: (bytes) => stream.push(Buffer.from(bytes)),
        // a body that lasts until the end of the connection is whole only if that is no error
        ended: (broken) => {
          if (broken) stream.destroy(new Error('the connection to the app broke off'))
          else stream.push(null)
        },
      }
      stream.push(Buffer.from(first))
      return stream
    },
  }
}
