import { Button } from '#ui'
import { texts as startTexts } from './api-start/texts.ts'
import { apiStartOpen } from './api-start/use-api-start.ts'
import { texts } from './texts.ts'
import { useNoApi } from './use-no-api.ts'

interface NoApiProps {
  /** Why nothing can be said now. */
  blocked: string | null
}

/** The card of an API that this project does not have. */
export function NoApi({ blocked }: NoApiProps) {
  const { say, saying } = useNoApi()
  return (
    <>
      <p className="text-ink-2">
        {texts.noApi.title}. {texts.noApi.why}
      </p>
      <div>
        <Button
          disabledReason={blocked}
          busy={saying}
          onClick={() => {
            say(false)
          }}
        >
          {texts.noApi.undo}
        </Button>
      </div>
    </>
  )
}

/** Beside what gets an API: it may be there, and be started by a command that nothing tells. */
export function EnterCommand({ blocked }: NoApiProps) {
  return (
    <Button
      variant="quiet"
      disabledReason={blocked}
      onClick={() => {
        apiStartOpen.set(true)
      }}
    >
      {startTexts.enter}
    </Button>
  )
}

/** Beside what gets an API: a project may have none. */
export function SayNoApi({ likely, blocked }: NoApiProps & { likely: boolean }) {
  const { say, saying } = useNoApi()
  return (
    <Button
      variant={likely ? 'outlined' : 'quiet'}
      disabledReason={blocked}
      busy={saying}
      onClick={() => {
        say(true)
      }}
    >
      {texts.noApi.say}
    </Button>
  )
}
