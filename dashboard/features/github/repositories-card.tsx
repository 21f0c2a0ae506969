import type { CodebaseKind, CodebaseStatus, Reply, RepositoryChoice } from '@mosaygent/contract'
import { FolderGit2 } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#helper-client'
import { CallFailed } from '#helper-ui'
import { Button, Card, FactList, Notice, Skeleton } from '#ui'
import { ChooseRepository } from './choose-repository.tsx'
import type { ListState } from './repository-list.tsx'
import { useChooseRepository } from './use-choose-repository.ts'

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

const NAME = { flutter: 'Flutter', api: 'API' } as const

/** Which repositories Clone will clone, and the way to other ones. */
export function RepositoriesCard({ choices, there, failed, again, list, blocked }: RepositoriesCardProps) {
  const [choosing, setChoosing] = useState<CodebaseKind | null>(null)
  const close = () => {
    setChoosing(null)
  }
  return (
    <Card title="Repositories" icon={<FolderGit2 aria-hidden="true" />}>
      <p className="max-w-[68ch] text-ink-2">
        What the Environment page clones. A choice is remembered in config.json on this computer.
      </p>
      {failed === null ? null : <CallFailed error={failed} again={again} />}
      {choices === undefined ? (
        failed === null && blocked === null ? (
          <Skeleton className="h-[72px]" />
        ) : null
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
  const byVariable =
    choice.variable === undefined ? null : `${choice.variable} of the environment says so and wins`
  return (
    <div className="grid min-w-0 flex-1 gap-1 py-1.5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="min-w-0 flex-1 basis-[240px]">
          {choice.from === 'starter' ? (
            'Starter that ships with Mosaygent'
          ) : choice.from === 'none' ? (
            <span className="text-ink-3">None</span>
          ) : (
            <code className="[overflow-wrap:anywhere]">{choice.address}</code>
          )}
        </span>
        <span className="flex gap-2">
          {choice.from === 'config' ? (
            <Button
              size="small"
              variant="quiet"
              aria-label={`Reset the ${name} repository to the default`}
              busy={choose.isPending}
              disabledReason={blocked}
              onClick={() => {
                choose.mutate(null)
              }}
            >
              Reset to default
            </Button>
          ) : null}
          <Button
            size="small"
            aria-label={`Choose the ${name} repository`}
            disabledReason={blocked ?? byVariable}
            onClick={onChange}
          >
            Choose
          </Button>
        </span>
      </div>
      {byVariable === null ? null : (
        <p className="type-small text-ink-3">
          Set by <code>{choice.variable}</code> in the environment, which wins over a choice made here.
        </p>
      )}
      {there?.repository?.other === true ? (
        <p className="type-small text-warn-ink [overflow-wrap:anywhere]">
          What is in <code>{there.path}</code> is{' '}
          {there.git?.remote === undefined ? 'not a clone of it' : `a clone of ${there.git.remote}`}. To clone
          this one, move that away, or choose another project directory.
        </p>
      ) : null}
      {choose.error === null ? null : <Notice tone="error" title={errorText(choose.error)} />}
    </div>
  )
}
