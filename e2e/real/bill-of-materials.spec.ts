import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'

const CYCLONEDX = process.env['MOSAYGENT_TEST_CYCLONEDX']
const PRODUCT = fileURLToPath(new URL('../../launcher/dist/sbom.cdx.json', import.meta.url))

/** What this test uses of CycloneDX's library, which is installed beside the product and not with it. */
interface CycloneDx {
  readonly Spec: { readonly Version: { readonly v1dot6: string } }
  readonly Validation: {
    readonly JsonStrictValidator: new (version: string) => { validate(text: string): Promise<unknown> }
  }
}

test('F41 the bill of materials is what its own schema asks for', async () => {
  test.skip(CYCLONEDX === undefined, 'the schema of bills of materials could not be installed')
  const { default: library } = (await import(pathToFileURL(CYCLONEDX ?? '').href)) as { default: CycloneDx }
  const validator = new library.Validation.JsonStrictValidator(library.Spec.Version.v1dot6)
  const text = await readFile(PRODUCT, 'utf8')
  expect(await validator.validate(text)).toBeNull()
  // it does look: a licence that nobody knows, and a field of ours
  expect(await validator.validate(text.replace('"MIT"', '"Mine"'))).not.toBeNull()
  expect(await validator.validate(text.replace('"components"', '"parts"'))).not.toBeNull()
})
