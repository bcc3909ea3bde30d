import { expect, test } from 'vitest'
import { readUploadFile } from './read-file.ts'

const file = (bytes: Uint8Array<ArrayBuffer>) =>
  ({ size: bytes.length, arrayBuffer: async () => bytes.buffer }) as unknown as File
const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...[...text].flatMap((char) => [char.charCodeAt(0), 0])])

test('a file is read with any byte order mark', async () => {
  const text = '{"title": "संविधान"}'
  const bytes = new TextEncoder().encode(text)
  expect(await readUploadFile(file(bytes))).toBe(text)
  expect(await readUploadFile(file(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes])))).toBe(text)
  expect(await readUploadFile(file(utf16('{"a": 1}')))).toBe('{"a": 1}')
})

test('a file that is not text or too large is rejected with a reason', async () => {
  await expect(readUploadFile(file(new Uint8Array([0x80, 0x81])))).rejects.toThrow('not text in UTF-8')
  await expect(readUploadFile({ size: 6_000_000 } as File)).rejects.toThrow('larger than 5 MB')
})
