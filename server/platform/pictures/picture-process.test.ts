import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FIGURE_BROKEN } from '#contract/reading/figure-rules.ts'
import { encodeFigure } from '#server/reading/figures/commands/encode-figure.ts'
import { pictureProcess } from './picture-process.ts'

const DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="9" height="9"/></svg>')

describe('the process for pictures', () => {
  beforeEach(() => pictureProcess.end())
  afterEach(() => {
    vi.useRealTimers()
    pictureProcess.end()
  })

  test('runs from the first picture until a minute after the last', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    expect(pictureProcess.pid).toBeUndefined()
    await encodeFigure(DRAWING)
    const first = pictureProcess.pid
    vi.advanceTimersByTime(59_000)
    await encodeFigure(DRAWING)
    vi.advanceTimersByTime(59_000)
    expect([first, pictureProcess.pid]).toEqual([expect.any(Number), first])
    vi.advanceTimersByTime(1000)
    expect(pictureProcess.pid).toBeUndefined()
  })

  test('says why a picture is refused', async () => {
    const damaged = Buffer.from('ffd8ff00', 'hex')
    await expect(encodeFigure(damaged)).rejects.toMatchObject({ status: 422, message: FIGURE_BROKEN })
  })

  test('may end during a call, and the next call gets another', async () => {
    const cut = encodeFigure(DRAWING)
    await vi.waitUntil(() => pictureProcess.pid)
    process.kill(pictureProcess.pid as number, 'SIGKILL')
    await expect(cut).rejects.toMatchObject({ status: 503, retryAfter: 5 })
    expect(await encodeFigure(DRAWING)).toMatchObject({ type: 'svg' })
  })
})
