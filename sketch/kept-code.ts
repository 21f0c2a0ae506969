import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** The environment variable with the path of the file that keeps the compiled program, in a folder of this user's alone. */
export const CODE_VARIABLE = 'MOSAYGENT_SKETCH_CODE'

const DIGEST_BYTES = 32

/**
 * What V8 made of `program` in an earlier run. Undefined where there is none, and for one that is damaged or of another
 * program: V8 itself looks at no more than its own version, its flags and the length of the source.
 */
export function readKeptCode(file: string, program: Uint8Array): Buffer | undefined {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    // the first run, or a file that cannot be read: the program is compiled as it runs
    return undefined
  }
  const code = bytes.subarray(DIGEST_BYTES)
  return digest(program, code).equals(bytes.subarray(0, DIGEST_BYTES)) ? code : undefined
}

/** Keeps it for the next run, all or nothing; where it cannot be written, the next run takes as long as this one. */
export function keepCode(file: string, program: Uint8Array, code: Uint8Array): void {
  const part = `${file}.part`
  try {
    // two at once may spoil the file: the digest tells
    writeFileSync(part, Buffer.concat([digest(program, code), code]), { mode: 0o600 })
    renameSync(part, file)
  } catch {
    // a full disk, a folder that is gone
  }
}

function digest(program: Uint8Array, code: Uint8Array): Buffer {
  return createHash('sha256').update(program).update(code).digest()
}
