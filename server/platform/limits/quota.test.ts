import { describe, expect, test } from 'vitest'
import { inTransaction } from '#server/db/transaction.ts'
import { testApp } from '#tests/support/server/app.ts'
import { consumeQuota } from './quota.ts'

const app = testApp()
const THREE = { most: 3, perSeconds: 60 }
const posts = (userId: string, allowance = THREE) =>
  inTransaction(app.db, (db) => consumeQuota(db, userId, 'posts', allowance, app.now))

describe('what one person may do in a while', () => {
  test('is used up after so many times, says when it comes back, and comes back', async () => {
    const { id } = await app.person('pro')
    for (let n = 0; n < 3; n++) await posts(id)
    app.pass(20_000)
    await expect(posts(id)).rejects.toMatchObject({ status: 429, retryAfter: 40, message: expect.stringMatching(/too fast/) })
    app.pass(40_000)
    await posts(id)
  })

  test('is each person’s own, and each kind’s', async () => {
    const [one, other] = [await app.person('pro'), await app.person('pro')]
    for (let n = 0; n < 3; n++) await posts(one.id)
    await posts(other.id)
    await consumeQuota(app.db, one.id, 'reactions', THREE, app.now)
  })

  test('is exact when everything comes at once', async () => {
    const { id } = await app.person('pro')
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => posts(id)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  test('costs nothing for what then failed', async () => {
    const { id } = await app.person('pro')
    for (let n = 0; n < 5; n++)
      await inTransaction(app.db, async (db) => {
        await consumeQuota(db, id, 'posts', THREE, app.now)
        throw new Error('failed')
      }).catch(() => {})
    await posts(id)
  })

  test('has no end where an operator says so', async () => {
    const { id } = await app.person('pro')
    for (let n = 0; n < 10; n++) await posts(id, { most: 0, perSeconds: 60 })
  })
})
