import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#contract/all.ts'
import { peerLearning } from '#contract/community/peer-learning.ts'
import { TIP_TITLE_MAX } from '#contract/community/peer-learning-rules.ts'
import { feedback } from '#contract/site/feedback.ts'
import { MAX_MESSAGE, MAX_SUBJECT } from '#contract/site/feedback-rules.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()

/** One letter as it is often typed, two as it is stored. */
const NUKTA = '\u0958'

interface Text {
  name: string
  schema: z.core.$ZodType
  most: number
}

/** The strings with a limit in a schema, with the names that lead to them. */
function textsIn(schema: z.core.$ZodType, name: string): Text[] {
  const def = schema._zod.def as unknown as Record<string, unknown>
  const most = def.type === 'string' ? (schema as z.ZodString).maxLength : null
  const parts = Object.entries(def).flatMap(([key, value]): [string, unknown][] =>
    key === 'shape' ? Object.entries(value as object) : [value].flat().map((part) => ['', part]),
  )
  const below = parts.flatMap(([field, part]) => (isSchema(part) ? textsIn(part, field ? `${name}.${field}` : name) : []))
  return most === null ? below : [{ name, schema, most }]
}

const isSchema = (part: unknown): part is z.core.$ZodType =>
  typeof part === 'object' && part !== null && '_zod' in part && 'def' in part

const TEXTS = endpoints.flatMap(({ endpoint }) =>
  [endpoint.query, endpoint.body].flatMap((given) => (given ? textsIn(given, `${endpoint.method} ${endpoint.path}`) : [])),
)
const read = (schema: z.core.$ZodType, text: string) => z.safeParse(schema, text).data as string | undefined

describe('the limit of a text', () => {
  test('is that of what is stored, for every field', () => {
    expect(TEXTS.length).toBeGreaterThan(80)
    const longer = TEXTS.filter(({ schema, most }) => (read(schema, NUKTA.repeat(most)) ?? '').length > most)
    expect(longer.map(({ name }) => name)).toEqual([])
  })

  test('does not count signs that are stored with their letter', () => {
    const normalised = TEXTS.filter(
      ({ schema, most }) => read(schema, 'é'.repeat(most)) && read(schema, NUKTA.repeat(most / 2)) !== NUKTA.repeat(most / 2),
    )
    expect(normalised.length).toBeGreaterThan(50)
    const shorter = normalised.filter(({ schema, most }) => read(schema, 'e\u0301'.repeat(most)) !== 'é'.repeat(most))
    expect(shorter.map(({ name }) => name)).toEqual([])
  })

  test('is at most that of its column', async () => {
    const limits = new Map(TEXTS.map(({ name, most }) => [name, most]))
    const { rows } = await sql<{ column: string; most: string }>`
      select conrelid::regclass || '.' || found[1] as column, found[2] as most
      from pg_constraint, regexp_matches(pg_get_constraintdef(oid), 'char_length\\((\\w+)\\) <= (\\d+)', 'g') as found
      where contype = 'c' and connamespace = 'public'::regnamespace order by 1`.execute(app.db)
    expect(rows.map(({ column }) => column)).toEqual(Object.keys(WRITTEN_BY))
    const smaller = rows.filter(({ column, most }) =>
      WRITTEN_BY[column]?.some((name) => !((limits.get(name) ?? Infinity) <= Number(most))),
    )
    expect(smaller).toEqual([])
  })
})

/** The columns with a limit, and the fields whose text they hold. */
const WRITTEN_BY: Record<string, string[]> = {
  'feedback.admin_response': ['PUT /api/admin/feedback/:id.admin_response'],
  'feedback.message': ['POST /api/feedback.message', 'PUT /api/feedback/:id.message'],
  'feedback.subject': ['POST /api/feedback.subject', 'PUT /api/feedback/:id.subject'],
  'forums.title': ['POST /api/community/forums.title'],
  'learning_tips.content': [
    'POST /api/community/peer-learning/tips.content',
    'PUT /api/community/peer-learning/tips/:tipId.content',
  ],
  'learning_tips.title': ['POST /api/community/peer-learning/tips.title', 'PUT /api/community/peer-learning/tips/:tipId.title'],
  // Cut to its length where it is written.
  'processing_units.error': [],
  'quiz_discussion_replies.content': ['POST /api/community/discussions/:discussionId/replies.content'],
  'quiz_discussions.content': ['POST /api/community/quiz-forums/:quizId/discussions.content'],
  'shared_results.note': ['POST /api/community/peer-learning/results.note'],
  'study_groups.description': ['POST /api/community/peer-learning/groups.description'],
  'study_groups.name': ['POST /api/community/peer-learning/groups.name', 'PUT /api/community/peer-learning/groups/:groupId.name'],
  'users.email': ['POST /api/auth/register.email', 'PUT /api/user/email.email'],
  'users.suspended_reason': ['POST /api/admin/users/:userId/suspend.reason'],
}

describe('a text at its limit in letters with nukta', () => {
  test('is saved again unchanged as feedback', async () => {
    const as = await app.person()
    const body = { subject: NUKTA.repeat(MAX_SUBJECT / 2), message: NUKTA.repeat(MAX_MESSAGE / 2) }
    const { feedback_id: id, subject, message } = (await app.call(feedback.submit, { as, body })).json().data
    expect([subject.length, message.length]).toEqual([MAX_SUBJECT, MAX_MESSAGE])
    const again = await app.call(feedback.edit, { as, params: { id }, body: { subject, message } })
    expect(again.statusCode, again.body).toBe(200)
  })

  test('is refused beyond it with a sentence, never as a conflict', async () => {
    const as = await app.person('pro')
    const body = { title: NUKTA.repeat(TIP_TITLE_MAX), content: 'Read twice.', client_key: newId() }
    const reply = await app.call(peerLearning.writeTip, { as, body })
    expect([reply.statusCode, reply.json().error]).toEqual([422, `The title must be at most ${TIP_TITLE_MAX} characters`])
  })
})
