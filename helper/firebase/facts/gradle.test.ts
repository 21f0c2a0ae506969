import { expect, test } from 'vitest'
import { readGradleIds } from './gradle.ts'

test('Groovy, with flavours and build types', () => {
  const source = `
// applicationId "com.not.this"
android {
    defaultConfig {
        applicationId "com.acme.app" /* applicationId 'nor.this' */
        resValue "string", "name", "applicationId"
    }
    productFlavors {
        dev { applicationIdSuffix '.dev' }
        prod { applicationId "com.acme.prod" }
        staging { applicationIdSuffix "\${suffix}" }
    }
    buildTypes { debug { applicationIdSuffix ".debug" } }
}`
  expect(readGradleIds(source)).toEqual([
    { variant: null, id: 'com.acme.app' },
    { variant: 'dev', id: 'com.acme.app.dev' },
    { variant: 'prod', id: 'com.acme.prod' },
    { variant: 'staging', id: null },
    { variant: 'debug', id: 'com.acme.app.debug' },
  ])
})

test('Kotlin', () => {
  const source = `
android {
    namespace = "com.acme"
    defaultConfig { applicationId = "com.acme.app"; minSdk = 21 }
    productFlavors {
        create("dev") { dimension = "env"; applicationIdSuffix = ".dev" }
        register("qa") { applicationId = base + ".qa" }
    }
}`
  expect(readGradleIds(source)).toEqual([
    { variant: null, id: 'com.acme.app' },
    { variant: 'dev', id: 'com.acme.app.dev' },
    { variant: 'qa', id: null },
  ])
})

test.each(['', '}}}', 'applicationId', '"'])('nothing to find: %j', (source) => {
  expect(readGradleIds(source)).toEqual([])
})

test('a computed id is not known', () => {
  expect(readGradleIds('android { defaultConfig { applicationId rootProject.ext.id } }')).toEqual([
    { variant: null, id: null },
  ])
  expect(readGradleIds('android { defaultConfig { applicationId "com.$name" } }')).toEqual([
    { variant: null, id: null },
  ])
})
