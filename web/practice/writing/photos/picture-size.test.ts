import { expect, test } from 'vitest'
import { isPdf, pictureSize } from './picture-size.ts'

const bytes = (...parts: (number[] | string)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part)))

test('the size of a picture is read from its first bytes', () => {
  const png = bytes([0x89], 'PNG', [13, 10, 26, 10, 0, 0, 0, 13], 'IHDR', [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
  expect(pictureSize(png)).toEqual({ width: 30_000, height: 30_000 })
  const jpeg = bytes([0xff, 0xd8, 0xff, 0xe1, 0, 4, 1, 2, 0xff, 0xff, 0xc2, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3])
  expect(pictureSize(jpeg)).toEqual({ width: 4000, height: 3000 })
  const webp = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [0xff, 3, 0], [0xff, 1, 0])
  expect(pictureSize(webp)).toEqual({ width: 1024, height: 512 })
})

test('a file that ends before its size, or is no picture, has none', () => {
  expect(
    [bytes([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]), bytes([0x89], 'PNG'), bytes('%PDF-1.7'), bytes()].map(pictureSize),
  ).toEqual(Array(4).fill(undefined))
  expect([isPdf(bytes('%PDF-1.7')), isPdf(bytes('PNG'))]).toEqual([true, false])
})
