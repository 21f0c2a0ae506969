import { maskValue, type Masked } from '../../redaction/index.ts'

/** An option whose value is a name and a value of its own. */
export interface PairArgument {
  /** With its `=`: `--web-header=` */
  readonly option: string
  readonly name: string
  readonly value: string
  readonly masked: Masked
}

const PAIR = /^(--(?:dart-define|web-define|web-header)=)([^=]+)=([\s\S]*)$/

/** Null: it is another argument. */
export function readPair(arg: string): PairArgument | null {
  const [, option, name, value] = PAIR.exec(arg) ?? []
  if (option === undefined || name === undefined || value === undefined) return null
  const masked =
    name.toLowerCase() === 'authorization' ? { shown: '***', secret: true } : maskValue(name, value)
  return { option, name, value, masked }
}
