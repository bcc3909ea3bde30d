import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { ROLES } from '#contract/roles.ts'
import { Id, Instant, limit, safeText } from '#contract/text.ts'
import { GivenPassword } from './accounts.ts'
import { MAX_REASON_CHARACTERS, MAX_SEARCH_CHARACTERS, PERSON_NOT_FOUND } from './people-rules.ts'

export const Person = z.object({
  user_id: Id,
  email: z.string(),
  username: z.string(),
  role: z.enum(ROLES),
  created_at: Instant,
  /** Excludes ended sessions. */
  last_seen_at: Instant.nullable(),
  suspended_at: Instant.nullable(),
  /** Shown at sign-in. */
  suspended_reason: z.string().nullable(),
})
export type Person = z.infer<typeof Person>

const ofPerson = { params: z.object({ userId: Id }), notFound: PERSON_NOT_FOUND }
const reply = data(Person)
const WHO = [...ROLES, 'suspended'] as const

export const people = {
  list: endpoint('GET /api/admin/users', 'admin', {
    noStore: true,
    summary:
      'People, latest first; `q` is the beginning of an email or username, `next_before` the `before` of the next page, null at the end',
    query: z.object({
      q: safeText({ max: MAX_SEARCH_CHARACTERS, label: 'The search' }).optional(),
      role: z.enum(WHO, { error: 'role must be a role, or suspended' }).optional(),
      before: z.uuid({ error: 'before must be the next_before of a reply' }).optional(),
      limit: limit(50),
    }),
    reply: z.object({ success: z.literal(true), data: z.array(Person), next_before: Id.nullable() }),
  }),
  changeRole: endpoint('PATCH /api/admin/users/:userId', 'admin', {
    summary: 'Change a role, from the person’s next request on. `password` is the admin’s own',
    rate: 'heavy',
    ...ofPerson,
    body: z.strictObject({
      role: z.enum(ROLES, { error: 'role must be free, pro, tester or admin' }),
      password: GivenPassword,
    }),
    reply,
  }),
  suspend: endpoint('POST /api/admin/users/:userId/suspend', 'admin', {
    summary: 'Sign a person out everywhere and refuse their sign-in; what they wrote stays. `password` is the admin’s own',
    rate: 'heavy',
    ...ofPerson,
    body: z.strictObject({
      reason: safeText({ min: 1, max: MAX_REASON_CHARACTERS, label: 'The reason' }),
      password: GivenPassword,
    }),
    reply,
  }),
  lift: endpoint('DELETE /api/admin/users/:userId/suspend', 'admin', {
    summary: 'Lift a suspension',
    ...ofPerson,
    reply,
  }),
  sendReset: endpoint('POST /api/admin/users/:userId/reset', 'admin', {
    summary: 'Email a person a link to set a new password',
    ...ofPerson,
    reply: z.object({ success: z.literal(true), message: z.string() }),
  }),
}
