import { signIn } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

test('no page breaks the content policy, nor what is to become one', async ({ page, product }) => {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  const broken: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('policy: ')) broken.push(message.text())
  })
  await signIn(page, product)
  for (const name of ['Environment', 'Firebase', 'GitHub', 'Supabase', 'Flutter']) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  expect(broken).toEqual([])
})
