import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect, type Page, test as base } from '@playwright/test'
import { audit } from '../harness/axe.ts'
import { callsTo } from '../harness/call.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { type FakeGithub, startFakeGithub } from '../fakes/fake-github.ts'

/** What a distribution ships, years behind, and a current one: they print and exit differently. */
const GHS = {
  'the gh of this machine': process.env['MOSAYGENT_TEST_GH'],
  'a current gh': process.env['MOSAYGENT_TEST_GH_CURRENT'],
}
const SHOTS = process.env['MOSAYGENT_TEST_SHOTS']
const ADDRESS = 'https://github.com/acme/demo.git'

interface Github {
  readonly fakeGithub: FakeGithub
  readonly product: Product
  readonly folder: string
}

/** The product with the real gh and git, for which a program on loopback is github.com. */
const test = base.extend<{ github: Github; gh: string | undefined }>({
  gh: [undefined, { option: true }],
  github: async ({ gh }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'mosaygent real é '))
    await mkdir(join(folder, 'home'))
    const fakeGithub = await startFakeGithub(folder, await privateRepository(folder))
    const product = await startProduct({
      ...fakeGithub.env,
      PATH: [dirname(gh ?? ''), process.env['PATH'] ?? ''].join(delimiter),
      HOME: join(folder, 'home'),
      GH_CONFIG_DIR: join(folder, 'home/gh'),
      GH_TOKEN: '',
      GITHUB_TOKEN: '',
      MOSAYGENT_API_REPO: ADDRESS,
    })
    await provide({ fakeGithub, product, folder })
    await product.dispose()
    await fakeGithub.close()
    await rm(folder, { recursive: true, force: true })
  },
})

async function privateRepository(folder: string): Promise<string> {
  const [seed, root] = [join(folder, 'seed'), join(folder, 'repositories')]
  await mkdir(seed)
  await writeFile(join(seed, 'pyproject.toml'), '[project]\nname = "demo"\n')
  const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.test']
  const git = (...args: string[]) => execFileSync('git', ['-C', seed, ...who, ...args], { stdio: 'pipe' })
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'first')
  git('clone', '-q', '--bare', seed, join(root, 'acme/demo.git'))
  git('branch', '-m', 'trunk')
  git('clone', '-q', '--bare', seed, join(root, 'acme/other.git'))
  return root
}

/** A call without browser evidence, as a script makes it. */
async function helper(product: Product, method: 'GET' | 'POST', path: string, body?: object) {
  const { status, reply } = await callsTo(`${product.helperUrl}/mosaygent/`)(method, path, body)
  return { status, body: reply }
}

/** The command lines of every `gh auth login` of the gh under test. */
async function loginProcesses(): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')), // gone meanwhile
  )
  return lines.filter((line) => line.includes('\0auth\0login\0--hostname'))
}

async function signIn(page: Page, product: Product): Promise<void> {
  await page.goto(product.dashboardUrl)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const chooser = await opening
  await chooser.getByLabel('Email').fill('ann@example.com')
  await chooser.getByLabel('Name').fill('Ann Example')
  await chooser.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/flutter$/)
}

async function look(page: Page, name: string): Promise<void> {
  if (SHOTS !== undefined) await page.screenshot({ path: join(SHOTS, `${name}.png`) })
  const { violations } = await audit(page)
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(grave.map(({ rule, html }) => `${name}: ${rule} at ${html}`)).toEqual([])
}

for (const [name, gh] of Object.entries(GHS)) {
  test.describe(name, () => {
    test.use({ gh })

    test.beforeEach(() => {
      test.skip(gh === undefined, `${name} is not to be had`)
      test.slow()
    })

    test(
      'the real gh logs in from the page, and a private repository is cloned with its login',
      { tag: ['@P-100', '@P-173', '@P-205'] },
      async ({ page, github: { product, fakeGithub, folder } }) => {
        await helper(product, 'POST', 'environment/set-directory', { path: product.projectFolder })
        await signIn(page, product)

        await page.getByRole('link', { name: 'Environment', exact: true }).click()
        await page.getByRole('button', { name: 'Clone API Repository' }).click()
        await expect(page.getByRole('alert')).toContainText('it is private, or it does not exist')

        await page.getByRole('link', { name: 'GitHub', exact: true }).click()
        await expect(page.getByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible()
        await expect(page.getByText('Not authenticated')).toBeVisible()
        await look(page, 'github-signed-out')
        fakeGithub.state.pending = 1_000
        await page.getByRole('button', { name: 'Login' }).click()
        await expect(page.getByText('ABCD-1234')).toBeVisible()
        await expect(page.getByRole('link', { name: 'Open GitHub' })).toHaveAttribute(
          'href',
          'https://github.com/login/device',
        )
        await look(page, 'github-code')
        await page.reload()
        await expect(page.getByText('ABCD-1234')).toBeVisible()
        fakeGithub.state.pending = 0
        await expect(page.getByText('Authenticated', { exact: true })).toBeVisible()
        await expect(page.getByText('octocat on github.com')).toBeVisible()
        await expect(page.getByRole('heading', { name: 'Ready to Go!' })).toBeVisible()
        await look(page, 'github-ready')
        expect((await stat(join(folder, 'home/gh/hosts.yml'))).mode & 0o77).toBe(0)

        // what the environment says cannot be chosen here; the other one is, from the login's own list
        const repositories = page.getByRole('region', { name: 'Repositories' })
        await expect(repositories.getByText('MOSAYGENT_API_REPO', { exact: true })).toBeVisible()
        await repositories.getByRole('button', { name: 'Choose the Flutter repository' }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('searchbox').fill('other')
        await expect(dialog.getByText('1 of 2')).toBeVisible()
        await look(page, 'github-choose')
        await dialog.getByRole('button', { name: /acme\/other/ }).click()
        await expect(repositories.getByText('https://github.com/acme/other.git')).toBeVisible()
        const chosen = await callsTo(product.helperUrl)('GET', '/mosaygent/environment/repositories')
        expect(chosen.reply['flutter']).toEqual({
          from: 'config',
          address: 'https://github.com/acme/other.git',
        })

        await page.getByRole('link', { name: 'Environment', exact: true }).click()
        await expect(page.getByRole('region', { name: 'Flutter Codebase' }).getByText('trunk')).toBeVisible()
        await page.getByRole('button', { name: 'Clone API Repository' }).click()
        await expect(page.getByText('Present', { exact: true })).toBeVisible()
        await look(page, 'github-cloned')
        expect(fakeGithub.log).toContainEqual('POST github.com/acme/demo.git/git-upload-pack auth=Basic')
        const config = await readFile(join(product.projectFolder, 'api/.git/config'), 'utf8')
        expect(config).toContain(ADDRESS)
        expect(config).not.toMatch(/gho_|helper/)
        expect(product.output()).not.toMatch(/gho_|ABCD-1234/)
      },
    )

    test(
      'each end of a login is told as what it is',
      { tag: '@P-171' },
      async ({ github: { product, fakeGithub } }) => {
        const login = () => helper(product, 'POST', 'github/auth-login')
        const status = async () => (await helper(product, 'GET', 'github/auth-status')).body
        expect(await status()).toMatchObject({ logged_in: false, state: 'signed-out' })
        fakeGithub.state.pending = 0
        fakeGithub.state.outcome = 'deny'
        expect((await login()).body['detail']).toContain('refused on GitHub')
        fakeGithub.state.outcome = 'expire'
        expect((await login()).body['detail']).toContain('expired')
        fakeGithub.state.outcome = 'slow'
        expect(await login()).toMatchObject({ status: 502 })
        expect(await status()).toMatchObject({ logged_in: false, state: 'signed-out' })

        fakeGithub.state.outcome = 'approve'
        expect(await login()).toEqual({ status: 200, body: { message: 'Login successful' } })
        expect(await status()).toMatchObject({ logged_in: true, account: 'octocat', missing_scopes: [] })
        fakeGithub.state.scopes = 'gist, repo'
        expect(await status()).toMatchObject({ logged_in: true, missing_scopes: ['read:org'] })
        fakeGithub.state.apiStatus = 503
        expect(await status()).toMatchObject({ logged_in: true, state: 'unverified' })
        fakeGithub.state.apiStatus = 0
        fakeGithub.state.tokensCount = false
        const refused = await status()
        expect(refused).toMatchObject({ logged_in: false, state: 'refused' })
        expect(JSON.stringify(refused)).not.toMatch(/gho_standin/)
      },
    )

    test('a login that is cancelled leaves no process and no login', async ({
      github: { product, fakeGithub },
    }) => {
      fakeGithub.state.pending = 1_000
      const login = helper(product, 'POST', 'github/auth-login')
      const running = async () => (await helper(product, 'GET', 'jobs')).body['jobs']
      await expect.poll(async () => JSON.stringify(await running())).toContain('Waiting for the code')
      const [job] = (await running()) as { id: string }[]
      expect(await loginProcesses()).toHaveLength(1)
      await helper(product, 'POST', 'jobs/cancel', { id: job?.id })
      expect(await loginProcesses()).toEqual([])
      expect(await login).toMatchObject({ status: 409, body: { code: 'cancelled' } })
      expect((await helper(product, 'GET', 'github/auth-status')).body).toMatchObject({
        logged_in: false,
        login: { state: 'cancelled' },
      })
    })
  })
}
