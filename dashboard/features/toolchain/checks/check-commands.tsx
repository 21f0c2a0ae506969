import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call, errorText, query, useConnection, useJobs } from '#helper-client'
import { readEnvironment } from '#session'
import { toast, useCommands } from '#ui'
import { showCheck } from './checks-store.ts'
import { texts } from './texts.ts'

/** The commands for the palette; what they find is shown on the Flutter page. */
export function CheckCommands({ asked }: { asked: boolean }) {
  const { connected } = useConnection()
  const navigate = useNavigate()
  const found = useQuery({ ...query('flutterChecks'), enabled: connected && asked })
  const running = useJobs().filter((job) => job.state === 'running')
  const blocked = () => {
    if (!connected) return texts.notConnected
    if (found.isError) return errorText(found.error)
    if (found.data === undefined) return texts.waiting
    return found.data.app === null ? texts.commands.noApp : null
  }
  const busy = (kind: string) => (running.some((job) => job.kind === kind) ? texts.commands.busy : null)
  const run = (asked: Promise<unknown>) => {
    void navigate({ to: '/flutter' })
    asked.catch((error: unknown) => {
      toast(errorText(error))
    })
  }
  useCommands([
    {
      id: 'flutter.analyze',
      group: texts.commands.group,
      name: texts.commands.run(texts.analyze.command),
      reason: blocked() ?? busy('analyze'),
      run: () => {
        showCheck('analyze')
        run(call('flutterAnalyze'))
      },
    },
    {
      id: 'flutter.test',
      group: texts.commands.group,
      name: texts.commands.run(texts.tests.command),
      reason: blocked() ?? busy('test'),
      run: () => {
        showCheck('test')
        run(call('flutterTest', {}))
      },
    },
    {
      id: 'flutter.outdated',
      group: texts.commands.group,
      name: texts.commands.run(texts.packages.command),
      reason: blocked() ?? busy('pub-outdated'),
      run: () => {
        showCheck('packages')
        run(call('flutterPubOutdated'))
      },
    },
    {
      id: 'flutter.upgrade',
      group: texts.commands.group,
      name: texts.commands.run(texts.packages.upgradeCommand),
      reason: blocked() ?? busy('pub-upgrade'),
      run: () => {
        showCheck('packages')
        run(call('flutterPubUpgrade'))
      },
    },
    {
      id: 'flutter.build',
      group: texts.commands.group,
      name: texts.commands.run(texts.build.command),
      reason: blocked() ?? busy('build-web'),
      run: () => {
        showCheck('build')
        run(call('flutterBuildWeb', { environment: readEnvironment() }))
      },
    },
    {
      id: 'flutter.clean',
      group: texts.commands.group,
      // the page says first what goes
      name: texts.commands.look(texts.clean.command),
      reason: blocked() ?? busy('clean'),
      run: () => {
        showCheck('build')
        void navigate({ to: '/flutter' })
      },
    },
  ])
  return null
}
