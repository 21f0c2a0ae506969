import { expect, test } from 'vitest'
import { projectName } from './project-name.ts'

test.each([
  ['/home/zoé/mon projet é/flutter', 'mon projet é'],
  ['/home/zoé/form_app', 'form_app'],
  ['C:\\work\\Tidewater\\apps\\app', 'Tidewater'],
  ['/work/shop/apps/courier', 'courier'],
  ['/app', 'app'],
  ['/', '/'],
])('%s is called %s', (path, name) => {
  expect(projectName(path)).toBe(name)
})
