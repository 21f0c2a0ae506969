import { expect, test } from 'vitest'
import { flutterEnvironment } from '../../tools/flutter/environment.ts'
import { sketchEngine } from './engine.ts'

test('the sketch is told where it keeps itself compiled', { tags: 'P-685' }, () => {
  const engine = sketchEngine({ sketchProgram: '/product/sketch.cjs', sketchCode: '/home é/sketch.code' })
  expect(engine?.program).toMatchObject({ file: process.execPath, leading: ['/product/sketch.cjs'] })
  const env = engine === null ? {} : flutterEnvironment(engine.program, { HOME: '/home é' })
  expect(env).toMatchObject({ HOME: '/home é', MOSAYGENT_SKETCH_CODE: '/home é/sketch.code' })
})

test('nobody else is', () => {
  const sdk = { file: '/sdk/bin/flutter', leading: [], root: '/sdk' }
  expect(flutterEnvironment(sdk, {})).not.toHaveProperty('MOSAYGENT_SKETCH_CODE')
  expect(sketchEngine({ sketchProgram: '/product/sketch.cjs' })?.program).not.toHaveProperty('env')
  expect(sketchEngine({ sketchProgram: null, sketchCode: '/home/sketch.code' })).toBeNull()
})
