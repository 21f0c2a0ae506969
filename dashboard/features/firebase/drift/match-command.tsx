import { useNavigate } from '@tanstack/react-router'
import { useCommands } from '#ui'
import { malformedIds } from '../project/id-patterns.ts'
import { useFetching } from '../switch/switch-store.ts'
import { FIREBASE } from '../texts.ts'
import { useMatching } from './match-open.ts'
import { DRIFT, MATCH } from './texts.ts'
import type { Drift } from './use-drift.ts'
import { useDrift } from './use-drift.ts'

/** Sync all for the palette: shows the plan on the Firebase page, which writes nothing before it is told to. */
export function MatchCommand({ group }: { group: string }) {
  const navigate = useNavigate()
  const drift = useDrift()
  const fetching = useFetching() !== null
  const [, setMatching] = useMatching()
  useCommands([
    {
      id: 'firebase.match',
      group,
      name: MATCH.title,
      reason: fetching ? FIREBASE.downloading : whyNot(drift),
      run: () => {
        void navigate({ to: '/firebase' }).then(() => {
          setMatching(true)
        })
      },
    },
  ])
  return null
}

function whyNot(drift: Drift): string | null {
  switch (drift.kind) {
    case 'unknown':
      return drift.why
    case 'loading':
      return DRIFT.reading
    case 'known':
      return malformedIds(drift.configured).length > 0 ? MATCH.malformedId : null
  }
}
