import { expect, test } from 'vitest'
import { LINUX, OTHER_UNIX } from './linux.ts'
import { MACOS } from './macos.ts'
import { systemOf, thisSystem } from './this-system.ts'
import { WINDOWS } from './windows.ts'

test.each([
  ['linux', LINUX],
  ['darwin', MACOS],
  ['win32', WINDOWS],
  ['freebsd', OTHER_UNIX],
] as const)('%s is told by Node’s name', (platform, system) => {
  expect(systemOf(platform)).toBe(system)
})

test('this one is told by the platform that runs us', () => {
  expect(thisSystem()).toBe(systemOf(process.platform))
})

test('programs, scripts and places are spelt as each system spells them', () => {
  expect(WINDOWS.paths.program('flutter', 'bat')).toBe('flutter.bat')
  expect(MACOS.paths.program('flutter', 'bat')).toBe('flutter')
  const env = { LOCALAPPDATA: 'D:\\Local', APPDATA: 'D:\\Roaming', ProgramFiles: 'D:\\Programs' }
  const home = 'C:\\Users\\zoé'
  expect(WINDOWS.places.gh(home, env)).toEqual([
    'D:\\Programs\\GitHub CLI',
    'D:\\Local\\Microsoft\\WinGet\\Links',
    'C:\\Users\\zoé\\scoop\\shims',
  ])
  expect(WINDOWS.places.ghSettings(home, env)).toBe('D:\\Roaming\\GitHub CLI')
  expect(WINDOWS.places.ghSettings(home, {})).toBe('C:\\Users\\zoé\\.config\\gh')
  expect(WINDOWS.places.firebase(home, {})).toEqual(['C:\\Users\\zoé\\AppData\\Roaming\\npm'])
  expect(WINDOWS.places.poetryCache(home, {})).toBe('C:\\Users\\zoé\\AppData\\Local\\pypoetry\\Cache')
  expect(WINDOWS.places.browsers({ ProgramFiles: 'C:\\P' })).toContain('C:\\P\\Mozilla Firefox\\firefox.exe')
  expect(WINDOWS.places.flutter(home, {})).toContain('C:\\src\\flutter')
  expect(WINDOWS.files.tar({})).toBe('C:\\Windows\\System32\\tar.exe')
  expect(MACOS.places.poetryCache('/Users/zoé', {})).toBe('/Users/zoé/Library/Caches/pypoetry')
  expect(LINUX.places.poetryCache('/home/zoé', { XDG_CACHE_HOME: '/cache' })).toBe('/cache/pypoetry')
})

test('what a Mac and Windows take for one name has one form there', () => {
  expect(MACOS.paths.sameForm('/Ab/e\u0301')).toBe(MACOS.paths.sameForm('/aB/\u00e9'))
  expect(WINDOWS.paths.sameForm('C:\\A')).toBe(WINDOWS.paths.sameForm('c:\\a'))
  expect(LINUX.paths.sameForm('/A')).not.toBe(LINUX.paths.sameForm('/a'))
})
