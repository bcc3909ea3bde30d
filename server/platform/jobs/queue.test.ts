import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { FakeQueue } from '#tests/support/fakes/fake-queue.ts'
import { ownDatabase } from '#tests/support/server/database.ts'
import { openQueue } from './pg-boss-queue.ts'
import type { Queue } from './queue.ts'
import { releaseInterruptedJobs } from './release-interrupted.ts'
import { repairFutureTimes } from './repair-future-times.ts'
import { RETRY_POLICY } from './retry-policy.ts'

let database: OpenDatabase
let queue: Queue

beforeAll(async () => {
  database = await ownDatabase()
  queue = openQueue(database, { warn: () => {} })
})
afterAll(async () => {
  await queue.stop()
  await database.close()
})

describe.each(['the queue', 'the fake queue of the tests'])('%s', (which) => {
  const isFake = which.includes('fake')
  const fake = new FakeQueue()

  test('refuses jobs until it knows their queue, then runs each committed job once, and none of a transaction that was rolled back', async () => {
    const { db } = database
    const tested: Queue = isFake ? fake : queue
    await expect(tested.enqueue(db, 'greet', { name: 'early' })).rejects.toMatchObject({ status: 503, retryAfter: 2 })
    await tested.start()
    const greeted: string[] = []
    await tested.work('greet', {}, async ({ name }: { name: string }) => void greeted.push(name))
    const failing = inTransaction(db, async (db) => {
      await tested.enqueue(db, 'greet', { name: 'rolled back' })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await inTransaction(db, async (db) => {
      await tested.enqueue(db, 'greet', { name: 'committed' })
      if (isFake) await fake.runJobs()
    })
    await tested.enqueue(db, 'greet', { name: 'last' })
    if (isFake) await fake.runJobs()
    await expect.poll(() => greeted, { timeout: 20_000 }).toEqual(['committed', 'last'])
  })
})

describe('after a clock that was years ahead is corrected', () => {
  test('recurring jobs continue, and jobs that were enqueued before the correction run now', async () => {
    const { db } = database
    await queue.start()
    const done = Promise.withResolvers<void>()
    await queue.work('late', {}, async () => done.resolve())
    await sql`update jobs.version set cron_on = now() + interval '20 years'`.execute(db)
    await sql`update jobs.queue set maintain_on = now() + interval '20 years'`.execute(db)
    await queue.enqueue(db, 'late', {})
    await sql`update jobs.job set created_on = now() + interval '20 years', start_after = now() + interval '20 years'
      where name = 'late' and state = 'created'`.execute(db)
    await repairFutureTimes(db)
    await done.promise
    const { rows } =
      await sql`select 1 from jobs.version where cron_on > now() union all select 1 from jobs.queue where maintain_on > now()`.execute(
        db,
      )
    expect(rows).toEqual([])
  })
})

describe('jobs whose retries are used up', () => {
  test('are listed with the error, and run when they are retried and the cause is gone', async () => {
    const givenUp: unknown[] = []
    const withoutRetries = openQueue(
      database,
      { warn: () => {} },
      {
        retryPolicy: { ...RETRY_POLICY, retryLimit: 0 },
        onGivenUp: (error, { name, data }) => givenUp.push([(error as Error).message, name, data]),
      },
    )
    await withoutRetries.start()
    let isBroken = true
    const done = Promise.withResolvers<void>()
    await withoutRetries.work('mend', {}, async () => {
      if (isBroken) throw new Error('The mail server says no')
      done.resolve()
    })
    await withoutRetries.enqueue(database.db, 'mend', { email: 'somebody@example.test' })
    await expect.poll(() => withoutRetries.failed(), { timeout: 20_000 }).toHaveLength(1)
    const [job] = await withoutRetries.failed()
    expect(job).toMatchObject({ name: 'mend', error: 'The mail server says no', tries: 1 })
    expect(JSON.stringify(job)).not.toContain('somebody@')
    expect(givenUp).toEqual([['The mail server says no', 'mend', { email: 'somebody@example.test' }]])
    isBroken = false
    expect(await withoutRetries.retry(database.db, job?.id ?? '')).toBe(job?.name)
    expect(await withoutRetries.retry(database.db, job?.id ?? '')).toBeUndefined()
    await done.promise
    expect(await withoutRetries.failed()).toEqual([])
    await withoutRetries.stop()
  })

  test('are told of only then, not at the tries before', async () => {
    const tries: number[] = []
    const toldAfter: number[] = []
    const twice = openQueue(
      database,
      { warn: () => {} },
      {
        retryPolicy: { ...RETRY_POLICY, retryLimit: 1, retryDelay: 1, retryDelayMax: 1 },
        onGivenUp: () => toldAfter.push(tries.length),
      },
    )
    await twice.start()
    await twice.work('fail', {}, async () => {
      tries.push(1)
      throw new Error('No')
    })
    await twice.enqueue(database.db, 'fail', {})
    await expect.poll(() => toldAfter, { timeout: 20_000 }).toEqual([2])
    await twice.stop()
  })

  test('waiting and running jobs are counted', async () => {
    await queue.work('rest', {}, () => new Promise(() => {}))
    const later = openQueue(database, { warn: () => {} })
    expect((await later.depths()).every(({ waiting, running, oldest }) => waiting >= 0 && running >= 0 && oldest >= 0)).toBe(true)
    await queue.enqueue(database.db, 'rest', {})
    await expect
      .poll(async () => (await queue.depths()).find(({ name }) => name === 'rest'), { timeout: 10_000 })
      .toMatchObject({ running: 1 })
  })
})

/** Adds to the queues without running anything. */
const withIdleQueue = async (test: (idle: Queue, depthOf: (job: string) => Promise<unknown>) => Promise<void>) => {
  const idle = openQueue(database, { warn: () => {} }, { works: false })
  await idle.start()
  await test(idle, async (job) => (await idle.depths()).find(({ name }) => name === job))
  await idle.stop()
}
const restored = (name: string, data: object) => ({
  job_id: crypto.randomUUID(),
  name,
  data: JSON.stringify(data),
  due_at: new Date(),
  created_at: new Date(),
})
const enqueueThree = async (idle: Queue, job: string) => {
  for (let n = 0; n < 3; n++) await idle.enqueue(database.db, job, {})
}
const begin = (job: string) =>
  sql`update jobs.job set state = 'active', started_on = now() where name = ${job}`.execute(database.db)

describe('many jobs at once', () => {
  test('run one directly after the other, as many at the same time as wanted', async () => {
    const seen = { running: 0, most: 0, done: 0 }
    await queue.start()
    await queue.work('crowd', { atOnce: 4 }, async () => {
      seen.most = Math.max(seen.most, ++seen.running)
      await new Promise((resolve) => setImmediate(resolve))
      seen.running--
      seen.done++
    })
    await inTransaction(database.db, async (db) => {
      for (let n = 0; n < 40; n++) await queue.enqueue(db, 'crowd', { n })
    })
    // One every two seconds would take 80 seconds.
    await expect.poll(() => seen.done, { timeout: 10_000 }).toBe(40)
    expect(seen.most).toBeLessThanOrEqual(4)
  })

  test('a second copy of a recurring job is not added while one waits or runs, also in a database of an earlier version', () =>
    withIdleQueue(async (idle, depthOf) => {
      await withIdleQueue((earlier) => earlier.work('tidy', {}, async () => {}))
      await idle.schedule('tidy', '0 0 1 1 *', async () => {})
      await enqueueThree(idle, 'tidy')
      expect(await depthOf('tidy')).toMatchObject({ waiting: 1 })
      await begin('tidy')
      await enqueueThree(idle, 'tidy')
      expect(await depthOf('tidy')).toMatchObject({ waiting: 0, running: 1 })
    }))

  test('of jobs without data, and of recurring ones that processes share, one waits while another runs', () =>
    withIdleQueue(async (idle, depthOf) => {
      await idle.work('wake', { onlyOneWaits: true }, async () => {})
      await idle.schedule('share-out', '0 0 1 1 *', async () => {}, { isShared: true })
      for (const job of ['wake', 'share-out']) {
        await enqueueThree(idle, job)
        await begin(job)
        await enqueueThree(idle, job)
        expect(await depthOf(job)).toMatchObject({ waiting: 1, running: 1 })
      }
    }))
})

describe('a job that has another name than in the version before', () => {
  const everyYear = '0 0 1 1 *'

  test('runs once what waits or was restored under the earlier name', async () => {
    const { db } = database
    await withIdleQueue(async (earlier) => {
      await earlier.work('tell', {}, async () => {})
      await earlier.enqueue(db, 'tell', { to: 'asha' })
    })
    await db
      .insertInto('carried_jobs')
      .values(restored('tell', { to: 'ravi' }))
      .execute()
    const told: string[] = []
    await queue.start()
    await queue.work('notify', { formerly: ['tell'] }, async ({ to }: { to: string }) => void told.push(to))
    await queue.importRestoredJobs(db)
    await expect.poll(() => told.toSorted(), { timeout: 10_000 }).toEqual(['asha', 'ravi'])
    const { rows } = await sql`select from jobs.job where name = 'tell'`.execute(db)
    expect(rows).toEqual([])
  })

  test('runs also what a process of the earlier version enqueues after that', async () => {
    const run = Promise.withResolvers<void>()
    await queue.start()
    await queue.work('greet-all', { formerly: ['hail'] }, async () => run.resolve())
    await withIdleQueue(async (earlier) => {
      await earlier.work('hail', {}, async () => {})
      await earlier.enqueue(database.db, 'hail', {})
    })
    // Looks at once for what it else looks for every 20 seconds.
    await queue.start()
    await run.promise
  })

  test('runs once what recurs under the earlier name, whose schedule is removed', async () => {
    const { db } = database
    const earlier = openQueue(database, { warn: () => {} })
    await earlier.start()
    await earlier.schedule('forget-rows', everyYear, async () => {})
    await earlier.stop()
    await withIdleQueue(async (idle) => {
      await idle.schedule('forget-rows', everyYear, async () => {})
      await idle.enqueue(db, 'forget-rows', {})
    })
    await queue.start()
    let runs = 0
    await queue.schedule('delete-rows', everyYear, async () => void runs++, { formerly: ['forget-rows'] })
    await expect.poll(() => runs, { timeout: 30_000 }).toBe(1)
    const { rows } = await sql`select name from jobs.schedule where name like '%-rows'`.execute(db)
    expect(rows).toEqual([{ name: 'delete-rows' }])
  })

  test('is listed by its present name when it had failed, and can be retried', async () => {
    const { db } = database
    const withoutRetries = openQueue(database, { warn: () => {} }, { retryPolicy: { ...RETRY_POLICY, retryLimit: 0 } })
    await withoutRetries.start()
    await withoutRetries.work('walk', {}, () => Promise.reject(new Error('No')))
    await withoutRetries.enqueue(db, 'walk', {})
    const failed = async (name: string) => (await queue.failed()).filter((job) => job.name === name)
    await expect.poll(() => failed('walk'), { timeout: 20_000 }).toHaveLength(1)
    await withoutRetries.stop()
    const done = Promise.withResolvers<void>()
    await queue.start()
    await queue.work('advance', { formerly: ['walk'] }, async () => done.resolve())
    const [job] = await failed('advance')
    expect(await queue.retry(db, job?.id ?? '')).toBe('advance')
    await done.promise
  })
})

test('a job that ran when the only process was killed waits for no timeout', () =>
  withIdleQueue(async (idle, depthOf) => {
    await idle.work('cut-short', {}, async () => {})
    await idle.enqueue(database.db, 'cut-short', {})
    await begin('cut-short')
    await releaseInterruptedJobs(database.db)
    expect(await depthOf('cut-short')).toMatchObject({ waiting: 1, running: 0 })
  }))

describe('what the database cannot store', () => {
  test('makes no act fail that enqueues a job with it', async () => {
    const arrived = Promise.withResolvers<string>()
    await queue.work('cut', {}, async ({ words }: { words: string }) => arrived.resolve(words))
    await queue.enqueue(database.db, 'cut', { words: `${'😀'.slice(0, 1)} and \0` })
    expect(await arrived.promise).toBe('\ufffd and ')
  })

  test('ends a job among the failed ones, at the first try when it would be refused again', async () => {
    const tries: string[] = []
    await queue.work('store', {}, async ({ words }: { words: string }) => {
      tries.push(words)
      await sql`select ${'{"a": "\\u0000"}'}::jsonb`.execute(database.db).catch((error: Error) => {
        error.message += '😀'.slice(0, 1)
        throw error
      })
    })
    await queue.enqueue(database.db, 'store', { words: 'refused' })
    const failed = async () => (await queue.failed()).filter(({ name }) => name === 'store')
    await expect.poll(failed, { timeout: 10_000 }).toHaveLength(1)
    expect((await failed())[0]?.error).toContain('\ufffd')
    expect(tries).toEqual(['refused'])
  })
})

test('several processes share the jobs, and each job runs once', async () => {
  const done: string[] = []
  const all = Promise.withResolvers<void>()
  const processes = [1, 2, 3].map(() => openQueue(database, { warn: () => {} }))
  for (const one of processes) {
    await one.start()
    await one.work('share', {}, async ({ piece }: { piece: string }) => {
      done.push(piece)
      if (done.length === 12) all.resolve()
    })
  }
  const [first] = processes
  for (let piece = 0; piece < 12; piece++) await first?.enqueue(database.db, 'share', { piece: `piece ${piece}` })
  await all.promise
  for (const one of processes) await one.stop()
  expect(new Set(done).size).toBe(12)
  expect(done).toHaveLength(12)
})
