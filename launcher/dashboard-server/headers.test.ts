import { RuntimeConfig } from '@mosaygent/contract'
import type { SignInConfig } from '@mosaygent/contract'
import { describe, expect, it } from 'vitest'
import { pageHeaders } from './headers.ts'

function headersOf(signIn: SignInConfig, more: object = {}) {
  return pageHeaders(RuntimeConfig.parse({ version: '1.2.3', signIn, ...more }))
}

/** The policy as a table: directive and its sources. */
function policyOf(signIn: SignInConfig, more: object = {}) {
  const text = headersOf(signIn, more)['Content-Security-Policy'] ?? ''
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

const project = (authDomain: string): SignInConfig => ({
  kind: 'firebase',
  options: { apiKey: 'k', authDomain, projectId: 'shop' },
})
const ANYWHERE = /[ :]\*|unsafe|https?:(?: |;|$)/

describe('what a page of the dashboard may load and call', { tags: 'P-260' }, () => {
  it('with the local sign-in: itself, the helper and the preview, and nothing inline', () => {
    expect(policyOf({ kind: 'local' })).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'http://127.0.0.1:8080'],
      'frame-src': ['http://127.0.0.1:36413', "'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    })
    expect(headersOf({ kind: 'local' })['Content-Security-Policy']).not.toMatch(ANYWHERE)
  })

  it('with a project: its own domain, Google’s calls and photos, and the channel’s script', () => {
    expect(policyOf(project('shop.firebaseapp.com'))).toMatchObject({
      'script-src': ["'self'", 'https://apis.google.com'],
      'style-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'https://*.googleusercontent.com'],
      'connect-src': [
        "'self'",
        'http://127.0.0.1:8080',
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
      ],
      'frame-src': ['http://127.0.0.1:36413', 'https://shop.firebaseapp.com'],
    })
  })

  it('with an emulator: that one alone', () => {
    const policy = policyOf({ kind: 'emulator', url: 'http://localhost:9099' })
    expect(policy['frame-src']).toEqual(['http://127.0.0.1:36413', 'http://localhost:9099'])
    expect(policy['connect-src']).toEqual(["'self'", 'http://127.0.0.1:8080', 'http://localhost:9099'])
  })

  it('follows the addresses of the configuration, their origins alone', () => {
    const policy = policyOf(
      { kind: 'local' },
      {
        helperUrl: 'http://127.0.0.1:9001/',
        previewUrl: 'http://localhost:9002/x',
        apiZipUrl: 'https://files.example/a/python-api.zip',
      },
    )
    expect(policy['connect-src']).toEqual(["'self'", 'http://127.0.0.1:9001', 'https://files.example'])
    expect(policy['frame-src']).toEqual(['http://localhost:9002', 'http://127.0.0.1:9002', "'self'"])
    expect(policyOf({ kind: 'local' }, { apiZipUrl: '/python-api.zip' })['connect-src']).toHaveLength(2)
  })

  it('cannot be added to by what the configuration says', () => {
    const policy = policyOf(project("x.example; script-src 'unsafe-inline'"), {
      previewUrl: 'http://localhost:1; script-src *',
      helperUrl: 'no address',
    })
    expect(policy).toMatchObject({
      'script-src': ["'self'", 'https://apis.google.com'],
      'frame-src': ["'none'"],
    })
  })
})

describe('beside the policy', () => {
  const headers = headersOf({ kind: 'local' }, { previewUrl: 'http://localhost:36413' })

  it('the app in the frame may ask for what its frame allows, and nobody for devices', () => {
    expect(headers['Permissions-Policy']?.split(', ')).toEqual(
      expect.arrayContaining([
        'camera=(self "http://localhost:36413")',
        'clipboard-write=(self "http://localhost:36413")',
        'loopback-network=(self)',
        'local-network=()',
        'usb=()',
      ]),
    )
  })

  it('trusted types are reported, a popup keeps its opener, and no address is told', () => {
    expect(headers).toMatchObject({
      'Content-Security-Policy-Report-Only': "require-trusted-types-for 'script'",
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin',
      'X-Content-Type-Options': 'nosniff',
    })
  })
})
