import { afterEach, describe, expect, test, vi } from 'vitest'
import { MAX_PICTURE_SECONDS } from '#server/platform/pictures/sharp.ts'
import { encodeFile } from './encode-file.ts'

const DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="9" height="9"/></svg>')

describe('a drawing on a busy machine', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is not refused as too complex when it has to wait for a processor', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
    const encoded = encodeFile(DRAWING)
    await vi.advanceTimersByTimeAsync(3 * MAX_PICTURE_SECONDS * 1000)
    expect(await encoded).toMatchObject({ type: 'svg', width: 960 })
  })
})
