import type { RepositorySource } from '@mosaygent/contract'
import { Notice } from '#ui'
import { texts } from './texts.ts'

interface OtherRepositoryProps {
  /** The codebase that is there. */
  path: string | null
  /** What was chosen since. */
  source: RepositorySource
}

/** What is there is not what was chosen: nothing replaces it unasked, so this says what to do. */
export function OtherRepository({ path, source }: OtherRepositoryProps) {
  return (
    <Notice tone="warning" title={texts.card.notChosen}>
      <p>
        {texts.card.chosen} <code>{source.address}</code>
      </p>
      <p>
        {texts.card.moveAway[0]} <code>{path ?? source.target}</code> {texts.card.moveAway[1]}
      </p>
    </Notice>
  )
}
