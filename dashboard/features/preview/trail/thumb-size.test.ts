import { expect, it } from 'vitest'
import { thumbSize } from './thumb-size.ts'

it.each([
  [
    'a phone',
    { width: 393, height: 852 },
    1,
    { width: 22, height: 28, resizeWidth: 22, resizeHeight: 48, left: 0 },
  ],
  [
    'the same on a sharp screen',
    { width: 393, height: 852 },
    2,
    { width: 44, height: 56, resizeWidth: 44, resizeHeight: 95, left: 0 },
  ],
  [
    'a wide one, its middle',
    { width: 1280, height: 800 },
    1,
    { width: 22, height: 28, resizeWidth: 45, resizeHeight: 28, left: -11 },
  ],
])(
  '%s is made as small as it is shown, and covers its place',
  { tags: 'P-797' },
  (_what, picture, ratio, size) => {
    expect(thumbSize(picture, ratio)).toEqual(size)
  },
)
