import { shortPath } from '../short-path.ts'
import { texts } from './texts.ts'

interface PlaceWordsProps {
  file: string
  line: number
  /** What is said with it. */
  words: (file: string) => string
}

/** A place in a line of its own: where there is no room the end of its file's name is cut, never its line. */
export function PlaceWords({ file, line, words }: PlaceWordsProps) {
  return (
    <span className="relative flex min-w-0" title={texts.place(file, line)}>
      <span aria-hidden="true" className="truncate">
        {words(shortPath(file))}
      </span>
      <span aria-hidden="true" className="shrink-0">
        {texts.line(line)}
      </span>
      <span className="sr-only">{`${words(file)}${texts.line(line)}`}</span>
    </span>
  )
}
