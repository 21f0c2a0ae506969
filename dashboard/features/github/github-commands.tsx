import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { HelperError, call, errorText, query, useConnection, useJobs } from '#helper-client'
import { toast, useCommands } from '#ui'
import { GH_KEYS } from './gh-keys.ts'
import { texts } from './texts.ts'

/** Install and Login for the palette. gh is asked only while that is open (`asked`): each answer starts a process. */
export function GithubCommands({ asked }: { asked: boolean }) {
  const { connected } = useConnection()
  const client = useQueryClient()
  const navigate = useNavigate()
  const found = useQuery({ ...query('ghInstalled'), enabled: connected && asked }).data
  const installed = found?.installed === true
  const status = useQuery({ ...query('ghAuthStatus'), enabled: connected && asked && installed }).data
  const runs = (kind: 'install-gh' | 'gh-login') => jobs.some((job) => job.kind === kind)
  const jobs = useJobs().filter((job) => job.state === 'running')
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: (endpoint: 'installGh' | 'ghAuthLogin') => call(endpoint),
    onError: (error) => {
      // whoever cancelled it knows; and how a login ended stands on its page
      if (!(error instanceof HelperError && error.code === 'cancelled')) toast(errorText(error))
    },
    onSettled: () => Promise.all(GH_KEYS.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
  const { commands } = texts
  const unknown = !connected ? texts.page.notConnected : found === undefined ? commands.waiting : null
  const installReason = () => {
    if (unknown !== null) return unknown
    if (installed) return commands.installed
    if (found?.install?.way === 'command') return commands.byHand
    return runs('install-gh') ? commands.busy : null
  }
  const loginReason = () => {
    if (unknown !== null) return unknown
    if (!installed) return commands.installFirst
    if (status === undefined) return commands.waiting
    if (status.logged_in) return commands.loggedIn
    if (status.environment_token !== undefined) return commands.byToken
    return runs('gh-login') ? commands.busy : null
  }
  useCommands([
    {
      id: 'github.install',
      group: commands.group,
      name: commands.install,
      reason: installReason(),
      run: () => {
        mutate('installGh')
      },
    },
    {
      id: 'github.login',
      group: commands.group,
      name: commands.login,
      reason: loginReason(),
      run: () => {
        // where the one-time code is shown
        void navigate({ to: '/github' })
        mutate('ghAuthLogin')
      },
    },
  ])
  return null
}
