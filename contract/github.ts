import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'

/** Login has succeeded exactly when the message reads so. */
export const LOGIN_SUCCESSFUL = 'Login successful'

export const githubEndpoints = {
  ghInstalled: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/github/gh-installed`,
    body: null,
    reply: z.object({ installed: z.boolean(), version: z.nullable(z.string()) }),
    fallback: 'Failed to look for the GitHub CLI',
  }),
  installGh: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/github/install-gh`,
    body: null,
    reply: z.object({ message: z.string() }),
    fallback: 'Failed to install GitHub CLI',
  }),
  ghAuthStatus: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/github/auth-status`,
    body: null,
    reply: z.object({ logged_in: z.boolean(), output: z.string() }),
    fallback: 'Failed to read the GitHub login',
  }),
  ghAuthLogin: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/github/auth-login`,
    body: null,
    reply: z.object({ message: z.string() }),
    fallback: 'Failed to login to GitHub',
  }),
}
