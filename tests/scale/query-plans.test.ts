import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { someCommons } from '#tests/support/fixtures/commons.ts'
import { type FrequentCall, frequentCalls } from '#tests/support/fixtures/frequent-calls.ts'
import { manyRows } from '#tests/support/fixtures/many-rows.ts'
import { opened } from '#tests/support/fixtures/quizzes.ts'
import { TestApp } from '#tests/support/server/app.ts'
import { ownDatabase } from '#tests/support/server/database.ts'
import { Statements } from '#tests/support/server/statements.ts'

const LARGE = 10_000
/** Tables that are small everywhere. All other tables that are queried must be filled first. */
const SMALL = [
  'exam_dates',
  'forum_categories',
  'instance_secrets',
  'mock_rules',
  'recalled_articles',
  'retired_questions',
  'threads',
  'thread_articles',
]

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

describe('with many rows', () => {
  const statements = new Statements()
  const app = new TestApp()
  let calls: ReturnType<typeof frequentCalls>
  let sizes: Map<string, number>

  beforeAll(async () => {
    await app.start({ POSTS_PER_MINUTE: '60', REACTIONS_PER_MINUTE: '60' }, statements.of(ownDatabase))
    const commons = await someCommons(app)
    const [anotherArticleId = ''] = await published(app, '2026-01-14', ['Monsoon'])
    const as = await app.person('pro')
    const study = { ...commons, as, anotherArticleId, quiz: await opened(app, as, commons.quizId) }
    await manyRows(app.db, study)
    calls = frequentCalls(app, study)
    const { rows } = await app.db.executeQuery<{ relname: string; reltuples: number }>(
      CompiledQuery.raw(`select relname, reltuples from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`),
    )
    sizes = new Map(rows.map(({ relname, reltuples }) => [relname, reltuples]))
  })
  afterAll(() => app.stop())

  const isSmall = (table: string) => (sizes.get(table) ?? 0) < LARGE

  const plansOf = async ({ sql, parameters }: CompiledQuery): Promise<Plan[]> => {
    const explain = CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters])
    const { rows } = await app.db.executeQuery<{ 'QUERY PLAN': { Plan: Plan }[] }>(explain)
    return (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => within(Plan))
  }
  const within = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(within)]

  test.each(Object.keys(frequentCalls(app, {} as never)) as FrequentCall[])('%s does not scan a large table', async (name) => {
    await invalidate(app.db, 'content:*', 'forum:*', 'person:*')
    statements.take()
    expect((await calls[name]()).statusCode).toBe(200)
    const asked = statements.take()
    expect(asked.length).toBeGreaterThan(0)
    for (const statement of asked) {
      const nodes = await plansOf(statement)
      const tables = nodes.flatMap((plan) => plan['Relation Name'] ?? [])
      expect(tables.filter((table) => isSmall(table) && !SMALL.includes(table))).toEqual([])
      const whole = nodes.flatMap((plan) => (plan['Node Type'] === 'Seq Scan' ? (plan['Relation Name'] ?? []) : []))
      expect(
        whole.filter((table) => !isSmall(table)),
        statement.sql,
      ).toEqual([])
    }
  })
})
