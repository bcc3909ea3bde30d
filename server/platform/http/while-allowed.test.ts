import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { whileAllowed } from './while-allowed.ts'

/** Each chunk takes 20 seconds to read. */
function slowly(chunks: number, isAllowedAt: (seconds: number) => boolean) {
  let seconds = 0
  const source = Readable.from(
    (function* () {
      for (let n = 0; n < chunks; n++) {
        seconds += 20
        yield Buffer.from(String(n))
      }
    })(),
    { objectMode: false, highWaterMark: 1 },
  )
  const stream = whileAllowed(
    source,
    async () => isAllowedAt(seconds),
    () => new Date(seconds * 1000),
  )
  return { source, stream }
}

async function read(stream: Readable): Promise<string> {
  let text = ''
  await (async () => {
    for await (const chunk of stream) text += chunk
  })().catch(() => (text += '!'))
  return text
}

test('a stream that stays allowed is sent whole', async () => {
  expect(await read(slowly(8, () => true).stream)).toBe('01234567')
})

test('a stream breaks off within a minute after it was forbidden, and its source is closed', async () => {
  const { source, stream } = slowly(1000, (seconds) => seconds < 60)
  const text = await read(stream)
  expect(text.endsWith('!')).toBe(true)
  expect(text.length).toBeLessThan(20)
  expect(source.destroyed).toBe(true)
})

test('the source of a stream that ends before anything was read is closed too', async () => {
  const { source, stream } = slowly(8, () => true)
  stream.destroy()
  await setImmediate()
  expect(source.destroyed).toBe(true)
})
