import { test as base } from '@playwright/test'
import { type Product, startProduct } from './product.ts'

export { expect } from '@playwright/test'

/** A test with a running product of its own, ended and cleaned away afterwards. */
export const test = base.extend<{ product: Product }>({
  // Playwright insists on a destructured first parameter, even an empty one.
  // oxlint-disable-next-line no-empty-pattern
  product: async ({}, provide, info) => {
    const product = await startProduct()
    await provide(product)
    if (info.status !== info.expectedStatus) await info.attach('output', { body: product.output() })
    await product.dispose()
  },
})
