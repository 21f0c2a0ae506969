import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  readEnvironment,
  readFirebaseSettings,
  readProjectDirectory,
  readTheme,
  readToken,
  readUser,
  resetBrowserSettings,
  useBrowserSetting,
  useEnvironment,
  useFirebaseSettings,
  useProjectDirectory,
} from './index.ts'
import { writeItem } from './browser-storage.ts'

const ann = { uid: 'u1', email: 'ann@example.com', displayName: 'Ann', photoURL: null }
const Width = z.number()

afterEach(() => vi.restoreAllMocks())

describe('what the browser remembers', () => {
  it('starts with the defaults', { tags: ['P-022', 'P-130', 'P-131'] }, () => {
    expect(readToken()).toBeNull()
    expect(readUser()).toBeNull()
    expect(readEnvironment()).toBe('development')
    expect(readProjectDirectory()).toBeNull()
    expect(readTheme()).toBe('system')
    expect(readFirebaseSettings('production')).toEqual({
      projectId: null,
      bundleId: null,
      iosBundleId: null,
      configPath: 'lib/backend/firebase/firebase_config.dart',
      hasOwnConfigPath: false,
    })
  })

  it.each(['', '   ', '{', 'null', '[]', '{"uid":7}', '{"uid":""}', '{"uid":"u1"}', '"ann"', '\u0000'])(
    'takes %j for no user',
    { tags: 'P-038' },
    (junk) => {
      localStorage.setItem('mosaygent_user_data', junk)
      expect(readUser()).toBeNull()
    },
  )

  it.each(['staging', '', 'Production', '{"a":1}'])(
    'takes %j for development',
    { tags: ['P-038', 'P-117'] },
    (junk) => {
      localStorage.setItem('mosaygent_environment', junk)
      localStorage.setItem('mosaygent_theme', junk)
      expect(readEnvironment()).toBe('development')
      expect(readTheme()).toBe('system')
    },
  )

  it('reads a good user and keeps unknown fields out', () => {
    localStorage.setItem('mosaygent_user_data', JSON.stringify({ ...ann, extra: 1 }))
    expect(readUser()).toEqual(ann)
  })

  it(
    'keeps each environment apart, under the fixed names',
    { tags: ['P-118', 'P-119', 'P-120', 'P-121'] },
    () => {
      const { result } = renderHook(() => useFirebaseSettings('production'))
      act(() =>
        result.current.saveProject({ projectId: ' shop-prod ', bundleId: 'com.shop', iosBundleId: '' }),
      )
      act(() => result.current.saveConfigPath('lib/options.dart'))
      expect(result.current).toMatchObject({
        projectId: 'shop-prod',
        bundleId: 'com.shop',
        configPath: 'lib/options.dart',
        hasOwnConfigPath: true,
      })
      expect(localStorage.getItem('mosaygent_firebase_project_id_production')).toBe('shop-prod')
      expect(localStorage.getItem('mosaygent_firebase_bundle_id_production')).toBe('com.shop')
      expect(localStorage.getItem('mosaygent_firebase_config_path_production')).toBe('lib/options.dart')
      expect(readFirebaseSettings('development').projectId).toBeNull()
      act(() => result.current.saveConfigPath(null))
      expect(result.current.hasOwnConfigPath).toBe(false)
    },
  )

  it('follows another tab', { tags: 'P-035' }, () => {
    const { result } = renderHook(() => useEnvironment())
    localStorage.setItem('mosaygent_environment', 'production')
    act(() => {
      globalThis.dispatchEvent(new StorageEvent('storage', { key: 'mosaygent_environment' }))
    })
    expect(result.current[0]).toBe('production')
  })

  it('goes on in memory when storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
    const { result } = renderHook(() => useProjectDirectory())
    expect(result.current[0]).toBeNull()
    act(() => result.current[1]('/home/ann/my app é'))
    expect(result.current[0]).toBe('/home/ann/my app é')
    act(() => result.current[1](null))
    expect(result.current[0]).toBeNull()
    vi.restoreAllMocks()
    writeItem('mosaygent_project_directory', null)
  })

  it('keeps any other setting, and falls back on nonsense', () => {
    const { result } = renderHook(() => useBrowserSetting('preview_console_width', Width, 420))
    expect(result.current[0]).toBe(420)
    act(() => result.current[1](500))
    expect(result.current[0]).toBe(500)
    act(() => writeItem('mosaygent_preview_console_width', '"wide"'))
    expect(result.current[0]).toBe(420)
  })

  it('forgets the settings and keeps the sign-in', () => {
    localStorage.setItem('mosaygent_auth_token', 't')
    localStorage.setItem('mosaygent_user_data', JSON.stringify(ann))
    localStorage.setItem('mosaygent_environment', 'production')
    localStorage.setItem('mosaygent_old_setting', 'x')
    localStorage.setItem('somebody_else', 'y')
    resetBrowserSettings()
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'mosaygent_auth_token',
      'mosaygent_user_data',
      'somebody_else',
    ])
  })
})
