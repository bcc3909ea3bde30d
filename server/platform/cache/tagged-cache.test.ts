import { describe, expect, test } from 'vitest'
import { listenForInvalidations } from './invalidation.ts'
import { TaggedCache } from './tagged-cache.ts'

let invalidated: (tag: string) => void = () => {}
let gap: () => void = () => {}
listenForInvalidations({
  isLive: () => true,
  on: (listener) => {
    invalidated = listener
  },
  onGap: (listener) => {
    gap = listener
  },
})

const cache = (isLive = () => true, max = 10) => new TaggedCache<{ n: number }>({ isLive, ttl: 60_000, max })
let loads = 0
const load = async () => ({ n: ++loads })

describe('values cached by tag', () => {
  test('a value is loaded once for everybody who asks', async () => {
    const values = cache()
    const [one, other] = await Promise.all([values.get('a', ['content'], load), values.get('a', ['content'], load)])
    expect(other).toBe(one)
    expect(await values.get('a', ['content'], load)).toBe(one)
    expect(values.peek('a')).toBe(one)
  })

  test('a tag evicts what carries it, its topic alone evicts on every key, and nothing else goes', async () => {
    const values = cache()
    await values.get('page', ['forum:1'], load)
    await values.get('list', ['forum'], load)
    await values.get('other page', ['forum:2'], load)
    await values.get('article', ['content'], load)
    invalidated('forum:1')
    expect(['page', 'list', 'other page', 'article'].map((key) => values.peek(key) !== undefined)).toEqual([
      false,
      false,
      true,
      true,
    ])
    invalidated('forum:*')
    expect(['other page', 'article'].map((key) => values.peek(key) !== undefined)).toEqual([false, true])
  })

  test('a value that is invalidated while it is loaded is neither stored nor given to later callers', async () => {
    const values = cache()
    let finish: (value: { n: number }) => void = () => {}
    const early = values.get('a', ['forum:1'], () => new Promise((resolve) => (finish = resolve)))
    invalidated('forum:1')
    const late = values.get('a', ['forum:1'], load)
    finish({ n: -1 })
    expect(await early).toEqual({ n: -1 })
    expect((await late)?.n).toBeGreaterThan(0)
    expect(values.peek('a')).toEqual(await late)
  })

  test('an invalidation that does not concern a load leaves it shared', async () => {
    const values = cache()
    const first = values.get('a', ['forum:1'], load)
    invalidated('forum:2')
    expect(await values.get('a', ['forum:1'], load)).toBe(await first)
  })

  test('after a gap in the connection nothing is left, and while there is none nothing is served from the cache', async () => {
    let isLive = true
    const values = cache(() => isLive)
    await values.get('a', ['content'], load)
    gap()
    expect(values.peek('a')).toBeUndefined()
    const loaded = await values.get('a', ['content'], load)
    isLive = false
    expect(values.peek('a')).toBeUndefined()
    expect(await values.get('a', ['content'], load)).not.toBe(loaded)
  })

  test('what does not exist is asked for again', async () => {
    const values = cache()
    expect(await values.get('a', ['content'], async () => undefined)).toBeUndefined()
    expect(await values.get('a', ['content'], load)).toBeDefined()
  })

  test('the least recently used value goes when there are too many, with its tags', async () => {
    const values = cache(undefined, 2)
    for (const key of ['a', 'b', 'c']) await values.get(key, [`person:${key}`], load)
    expect([values.peek('a'), values.peek('c')].map(Boolean)).toEqual([false, true])
    invalidated('person:a')
    expect(values.peek('c')).toBeDefined()
  })
})
