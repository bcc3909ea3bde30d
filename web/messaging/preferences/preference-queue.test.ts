import { describe, expect, test, vi } from 'vitest'
import { WishQueue } from './preference-queue.ts'

interface Wishes {
  digest: boolean
  streaks: boolean
}

/** A server that answers when the test says so. */
function aSlowServer() {
  const sent: Partial<Wishes>[] = []
  const answers: { keep: () => void; refuse: () => void }[] = []
  const send = vi.fn((wishes: Partial<Wishes>) => {
    sent.push({ ...wishes })
    return new Promise<void>((resolve, reject) => {
      answers.push({ keep: resolve, refuse: () => reject(new Error('refused')) })
    })
  })
  const answerTo = async (place: number) => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(place))
    return answers[place] as (typeof answers)[number]
  }
  return { sent, answerTo, queue: new WishQueue<Wishes>(send) }
}

describe('saving wishes', () => {
  test('a wish is open until the server has it', async () => {
    const { queue, sent, answerTo } = aSlowServer()
    const kept = queue.wish({ digest: false })
    expect(queue.open()).toEqual({ digest: false })
    ;(await answerTo(0)).keep()
    expect(await kept).toBe(true)
    expect(queue.open()).toEqual({})
    expect(sent).toEqual([{ digest: false }])
  })

  test('a switch pressed twice while the first request is on its way ends as it was pressed last', async () => {
    const { queue, sent, answerTo } = aSlowServer()
    const off = queue.wish({ digest: false })
    const first = await answerTo(0)
    const on = queue.wish({ digest: true })
    expect(queue.open()).toEqual({ digest: true })
    expect(sent).toHaveLength(1)
    first.keep()
    expect(await off).toBe(false)
    ;(await answerTo(1)).keep()
    expect(await on).toBe(true)
    expect(sent).toEqual([{ digest: false }, { digest: true }])
  })

  test('twenty presses make two requests, and the second says the last', async () => {
    const { queue, sent, answerTo } = aSlowServer()
    queue.wish({ digest: false })
    const first = await answerTo(0)
    const wishes = Array.from({ length: 19 }, (_, press) => queue.wish({ digest: press % 2 === 0 }))
    queue.wish({ streaks: false })
    first.keep()
    ;(await answerTo(1)).keep()
    await Promise.all(wishes)
    expect(sent).toEqual([{ digest: false }, { digest: true, streaks: false }])
  })

  test('a refusal is told, and the next wish is sent all the same', async () => {
    const { queue, answerTo } = aSlowServer()
    const refused = queue.wish({ digest: false })
    const first = await answerTo(0)
    const kept = queue.wish({ streaks: false })
    first.refuse()
    await expect(refused).rejects.toThrow('refused')
    expect(queue.open()).toEqual({ streaks: false })
    ;(await answerTo(1)).keep()
    expect(await kept).toBe(true)
    expect(queue.open()).toEqual({})
  })

  test('a refusal of what is not wished any more is not told', async () => {
    const { queue, answerTo } = aSlowServer()
    const off = queue.wish({ digest: false })
    const first = await answerTo(0)
    const on = queue.wish({ digest: true })
    first.refuse()
    expect(await off).toBe(false)
    ;(await answerTo(1)).keep()
    expect(await on).toBe(true)
  })

  test('who listens hears of every change, and of none after going', async () => {
    const { queue, answerTo } = aSlowServer()
    const hear = vi.fn()
    const stop = queue.onChange(hear)
    const kept = queue.wish({ digest: false })
    ;(await answerTo(0)).keep()
    await kept
    expect(hear).toHaveBeenCalledTimes(2)
    stop()
    queue.wish({ digest: true })
    expect(hear).toHaveBeenCalledTimes(2)
  })
})
