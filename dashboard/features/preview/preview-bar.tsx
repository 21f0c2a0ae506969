import type { ReactNode } from 'react'
import { Play, RotateCw, Square, TriangleAlert, Zap } from '#icons'
import { Badge, Button } from '#ui'
import type { Preview } from './controller/use-preview.ts'
import { RunFacts } from './run-facts.tsx'
import { StateBadge } from './state-badge.tsx'
import { barTexts } from './texts.ts'

/** Start and Stop are as wide as each other: what stands beside them stays where it is. */
const PLACE = 'min-w-[104px]'

interface PreviewBarProps {
  preview: Preview
  /** The code does not compile. */
  compileErrors: boolean
  /** The running app threw what it did not catch. */
  pageErrors: boolean
  /** What else there is to know before Start. */
  mark?: ReactNode
  /** Before Start: what else can be done with the app. */
  tools?: ReactNode
  /** Another way to run the app. */
  action?: ReactNode
}

/** The bar above the workbench: what runs, and the four actions. */
export function PreviewBar({ preview, compileErrors, pageErrors, mark, tools, action }: PreviewBarProps) {
  const { status, starting, lost, asking, actReason } = preview
  const up = starting || status?.running === true
  // narrow, the words of an error need the room
  const act = compileErrors || pageErrors ? 'max-rail:[&>svg]:hidden' : ''
  return (
    <div className="flex items-center gap-3 max-rail:[&_kbd]:hidden border-b border-line bg-surface pr-4 pl-5 max-[768px]:min-h-(--bar) max-[768px]:flex-wrap max-[768px]:py-1">
      {/* narrow, the facts stand below the title: they must be there, not beside it */}
      <div className="flex min-w-0 flex-col max-rail:min-w-37 max-rail:overflow-x-clip wide:flex-1 wide:flex-row wide:items-center wide:gap-3">
        <div className="flex items-center gap-3">
          <h1 className="type-page">{barTexts.title}</h1>
          <StateBadge preview={preview} />
        </div>
        <RunFacts preview={preview} />
      </div>
      {/* narrow, the errors come first */}
      <div
        className={`items-center gap-2 empty:hidden! ${compileErrors || pageErrors ? 'hidden wide:flex' : 'flex'}`}
      >
        {mark}
      </div>
      {compileErrors ? (
        <Badge tone="bad" icon={<TriangleAlert aria-hidden="true" className="size-3.5!" />}>
          {barTexts.compileErrors}
        </Badge>
      ) : null}
      {pageErrors ? (
        <Badge tone="bad" icon={<TriangleAlert aria-hidden="true" className="size-3.5!" />}>
          {barTexts.pageErrors}
        </Badge>
      ) : null}
      <div className="ml-auto flex items-center gap-2 max-[480px]:ml-0 max-[480px]:flex-wrap">
        {tools}
        {action}
        {up ? (
          <Button
            className={`${PLACE} ${act}`}
            icon={<Square aria-hidden="true" />}
            onClick={preview.stop}
            disabledReason={lost ? barTexts.offline : asking ? barTexts.waiting : null}
            busy={preview.flow.phase.kind === 'stopping'}
          >
            {barTexts.stop}
          </Button>
        ) : (
          <Button
            className={`${PLACE} ${act}`}
            icon={<Play aria-hidden="true" />}
            kbd="S"
            onClick={preview.start}
            disabledReason={preview.startReason}
          >
            {barTexts.start}
          </Button>
        )}
        <Button
          className={act}
          icon={<RotateCw aria-hidden="true" />}
          kbd="⇧R"
          onClick={() => {
            preview.act('restart')
          }}
          disabledReason={actReason}
        >
          {barTexts.restart}
        </Button>
        <Button
          className={act}
          variant={up ? 'primary' : 'outlined'}
          icon={<Zap aria-hidden="true" />}
          kbd="R"
          onClick={() => {
            preview.act('reload')
          }}
          disabledReason={actReason}
        >
          {barTexts.reload}
        </Button>
      </div>
    </div>
  )
}
