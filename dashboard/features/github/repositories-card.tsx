import type { CodebaseKind, CodebaseStatus, Reply, RepositoryChoice } from '@mosaygent/contract'
import { FolderGit2 } from '#icons'
import { useState } from 'react'
import { errorText } from '#helper-client'
import { CallFailed, isNotOffered } from '#helper-ui'
import { Button, Card, FactList, Notice, Skeleton } from '#ui'
import { ChooseRepository } from './choose-repository.tsx'
import type { ListState } from './repository-list.tsx'
import { useChooseRepository } from './use-choose-repository.ts'
import { texts } from './texts.ts'

interface RepositoriesCardProps {
  /** Undefined: not known yet. */
  choices: Reply<'repositoryChoices'> | undefined
  /** The codebases that are there; undefined: not known. */
  there: Reply<'environmentStatus'> | undefined
  failed: Error | null
  again: () => void
  list: ListState
  blocked: string | null
}

const { names: NAME } = texts.repositories

/** Which repositories Clone will clone, and the way to other ones. */
export function RepositoriesCard({ choices, there, failed, again, list, blocked }: RepositoriesCardProps) {
  const [choosing, setChoosing] = useState<CodebaseKind | null>(null)
  const close = () => {
    setChoosing(null)
  }
  return (
    <Card title={texts.repositories.title} icon={<FolderGit2 aria-hidden="true" />}>
      {isNotOffered(failed) ? null : <p className="max-w-[68ch] text-ink-2">{texts.repositories.what}</p>}
      {failed === null ? null : <CallFailed error={failed} again={again} />}
      {choices === undefined ? (
        failed === null && blocked === null ? (
          <Skeleton className="h-[72px]" />
        ) : blocked === null ? null : (
          <p className="text-ink-3">{texts.repositories.unknown}</p>
        )
      ) : (
        <FactList
          rows={(['flutter', 'api'] as const).map((codebase) => ({
            label: NAME[codebase],
            value: (
              <Choice
                name={NAME[codebase]}
                codebase={codebase}
                choice={choices[codebase]}
                there={there?.[codebase]}
                blocked={blocked}
                onChange={() => {
                  setChoosing(codebase)
                }}
              />
            ),
          }))}
        />
      )}
      {choosing === null ? null : (
        <ChooseRepository codebase={choosing} name={NAME[choosing]} list={list} onClose={close} />
      )}
    </Card>
  )
}

interface ChoiceProps {
  name: string
  codebase: CodebaseKind
  choice: RepositoryChoice
  there: CodebaseStatus | undefined
  blocked: string | null
  onChange: () => void
}

function Choice({ name, codebase, choice, there, blocked, onChange }: ChoiceProps) {
  const choose = useChooseRepository(codebase)
  const byVariable = choice.variable === undefined ? null : texts.repositories.wins(choice.variable)
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="min-w-0 flex-1 basis-[240px]">
          {choice.from === 'starter' ? (
            texts.repositories.starter
          ) : choice.from === 'none' ? (
            <span className="text-ink-3">{texts.repositories.none}</span>
          ) : (
            <code className="[overflow-wrap:anywhere]">{choice.address}</code>
          )}
        </span>
        <span className="flex gap-2">
          {choice.from === 'config' ? (
            <Button
              size="small"
              variant="quiet"
              aria-label={texts.repositories.resetName(name)}
              busy={choose.isPending}
              disabledReason={blocked}
              onClick={() => {
                choose.mutate(null)
              }}
            >
              {texts.repositories.reset}
            </Button>
          ) : null}
          <Button
            size="small"
            aria-label={texts.repositories.chooseName(name)}
            disabledReason={blocked ?? byVariable}
            onClick={onChange}
          >
            {texts.repositories.choose}
          </Button>
        </span>
      </div>
      {byVariable === null ? null : (
        <p className="type-small text-ink-3">
          {texts.repositories.setBy[0]} <code>{choice.variable}</code> {texts.repositories.setBy[1]}
        </p>
      )}
      {there?.repository?.other === true ? (
        <p className="type-small text-warn-ink [overflow-wrap:anywhere]">
          {texts.repositories.other[0]} <code>{there.path}</code> {texts.repositories.other[1]}{' '}
          {texts.repositories.otherEnd(there.git?.remote)}
        </p>
      ) : null}
      {choose.error === null ? null : <Notice tone="error" title={errorText(choose.error)} />}
    </div>
  )
}
