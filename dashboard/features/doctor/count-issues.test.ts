import type { DoctorCheck } from '@mosaygent/contract'
import { expect, it } from 'vitest'
import { countIssues } from './count-issues.ts'

const check = (id: DoctorCheck['id'], state: DoctorCheck['state'] = 'missing'): DoctorCheck => ({
  id,
  name: id,
  state,
  detail: '',
})

it('counts one cause once, and what can be left apart from what cannot', () => {
  const six = [
    check('flutter'),
    check('dart'),
    check('gh'),
    check('github-login'),
    check('firebase'),
    check('uv'),
  ]
  expect(countIssues(six)).toEqual({ issues: 0, optional: 4 })
  expect(countIssues([...six, check('git'), check('home', 'problem')])).toEqual({ issues: 2, optional: 4 })
})

it('counts what is missing by itself, and a problem of a thing that is optional as an issue', () => {
  expect(countIssues([check('gh', 'ok'), check('github-login')])).toEqual({ issues: 0, optional: 1 })
  expect(countIssues([check('github-login', 'problem'), check('gh')])).toEqual({ issues: 1, optional: 1 })
})
