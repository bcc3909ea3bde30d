import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { hearOthers, onSignal, signalSoon, spreadSignals } from '#server/platform/events/signals.ts'
import { testDatabase } from '#tests/support/server/database.ts'
import { PersonMemory } from './person-memory.ts'

const SECOND = 1000
let isLive: boolean
let looks: number

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  isLive = true
  looks = 0
})
afterEach(() => {
  vi.useRealTimers()
})

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const look = () => Promise.resolve(++looks)
const longAgo = () => Date.now() - 60 * SECOND

describe('what is kept of a person', () => {
  const memory = new PersonMemory<number>(['colour', 'size'], () => isLive)
  let database: OpenDatabase
  const signalled = (key: string, topic = 'colour') => signalSoon(database.db, topic, [key])

  beforeAll(async () => {
    database = await testDatabase()
  })
  beforeEach(() => signalled('*'))

  test('is looked up once, for each person', async () => {
    expect(await Promise.all(['asha', 'asha', 'ravi'].map((who) => memory.get(who, longAgo(), look)))).toEqual([1, 1, 2])
    later(4 * 60 * SECOND)
    expect(await memory.get('asha', longAgo(), look)).toBe(1)
    later(2 * 60 * SECOND)
    expect(await memory.get('asha', longAgo(), look)).toBe(3)
  })

  test('is looked up again after a word about this person, or about all', async () => {
    for (const who of ['asha', 'ravi']) await memory.get(who, longAgo(), look)
    await signalled('asha', 'size')
    expect(await memory.get('asha', longAgo(), look)).toBe(3)
    expect(await memory.get('ravi', longAgo(), look)).toBe(2)
    await signalled('*')
    expect(await memory.get('ravi', longAgo(), look)).toBe(4)
  })

  test('is not kept when the word came while it was looked up', async () => {
    let found: (value: number) => void = () => {}
    const slow = memory.get('asha', longAgo(), () => new Promise<number>((resolve) => (found = resolve)))
    await signalled('asha')
    found(0)
    expect(await slow).toBe(0)
    expect(await memory.get('asha', longAgo(), look)).toBe(1)
  })

  test('is not what somebody is told who changed something a moment ago, or who does not say', async () => {
    await memory.get('asha', longAgo(), look)
    later(10)
    expect(await memory.get('asha', Date.now(), look)).toBe(2)
    expect(await memory.get('asha', Number.POSITIVE_INFINITY, look)).toBe(3)
    // Changed after it was looked up, but so long ago that the word of it would be here.
    const since = Date.now() + 1
    later(4 * SECOND)
    expect(await memory.get('asha', since, look)).toBe(3)
  })

  test('is not used while others cannot be heard', async () => {
    await memory.get('asha', longAgo(), look)
    isLive = false
    expect(await memory.get('asha', longAgo(), look)).toBe(2)
    isLive = true
  })

  test('is not kept when looking failed', async () => {
    await expect(memory.get('asha', longAgo(), () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await memory.get('asha', longAgo(), look)).toBe(1)
  })
})

describe('what is signalled soon', () => {
  let database: OpenDatabase

  beforeAll(async () => {
    database = await testDatabase()
  })

  test('is heard here after the commit, and not at all if that fails', async () => {
    const heard: string[] = []
    const stop = onSignal('soon', (key) => heard.push(key))
    await inTransaction(database.db, async (db) => {
      await signalSoon(db, 'soon', ['a', 'b'])
      expect(heard).toEqual([])
    })
    const failing = inTransaction(database.db, async (db) => {
      await signalSoon(db, 'soon', ['c'])
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    stop()
    expect(heard).toEqual(['a', 'b'])
  })

  test('is said to others in few words, each once, whatever is left at the end included', async () => {
    const told: string[] = []
    database.notifications.on((message) => told.push(message))
    await vi.waitFor(() => expect(database.notifications.isLive()).toBe(true))
    const close = spreadSignals(database.db)
    const people = Array.from({ length: 200 }, (_, n) => `person-${n}`)
    for (const who of [...people, ...people]) await signalSoon(database.db, 'few', [who])
    await close()
    await sql`select 1`.execute(database.db)
    const ours = () => told.filter((message) => message.includes(' few:'))
    await vi.waitFor(() => expect(ours()).toHaveLength(2))
    expect(ours().flatMap((message) => message.slice(message.indexOf('few:') + 4).split('\n'))).toEqual(people)
  })

  test('is heard once by who said it, and by others', async () => {
    hearOthers(database.notifications)
    const heard: string[] = []
    const stop = onSignal('echo', (key) => heard.push(key))
    await signalSoon(database.db, 'echo', ['mine'])
    await sql`select pg_notify('catalyst', ${`@another echo:theirs`}), pg_notify('catalyst', 'echo:an older version’s')`.execute(
      database.db,
    )
    await vi.waitFor(() => expect(heard).toContain('an older version’s'))
    stop()
    expect(heard).toEqual(['mine', 'theirs', 'an older version’s'])
  })

  test('what did not arrive for want of a database is said again', async () => {
    const told: string[] = []
    database.notifications.on((message) => told.push(message))
    let isAway = true
    let failures = 0
    const flaky = new Proxy(database.db, {
      get: (db, name) => {
        if (isAway && name === 'getExecutor' && ++failures) throw new Error('away')
        const found = Reflect.get(db, name, db)
        return typeof found === 'function' ? found.bind(db) : found
      },
    })
    const close = spreadSignals(flaky)
    await signalSoon(flaky, 'again', ['asha'])
    await vi.waitFor(() => expect(failures).toBeGreaterThan(1))
    isAway = false
    await vi.waitFor(() => expect(told.map((message) => message.split(' ')[1])).toContain('again:asha'))
    await close()
  })
})
