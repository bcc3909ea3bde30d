import { parse } from 'node:querystring'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { ErrorReply } from '#contract/error-reply.ts'
import { can, type Role } from '#contract/roles.ts'
import type { Sent } from './request.ts'
import type { Written } from './write-log.ts'

/** Words of ours that a caller has no use for, and somebody hostile would. */
const LEAKS =
  /\bat .*\.ts|node_modules|\/tmp\/|\/home\/|file:\/\/|\b(select|insert|update|delete) .*(from|into|set) |kysely|fastify|zod|postgres|pglite|SQLSTATE|ECONN|undefined is not|cannot read prop|token_hash/i

/** What a refused call may leave behind: what it is counted by, that its session is in use, and a secret made at its first need. */
const COUNTERS = new Set(['sign_in_failures', 'sessions', 'instance_secrets'])

/** Rows that are one person's and nobody else's; what is shared, and what tells people things, is not among them. */
const PRIVATE = new Set([
  ...[
    'users',
    'sessions',
    'bookmarks',
    'readings',
    'reading_days',
    'reading_positions',
    'reading_streaks',
    'reading_totals',
    'reading_settings',
  ],
  ...['quiz_attempts', 'notification_preferences', 'feedback', 'forum_reactions', 'forum_subscriptions', 'learning_tip_likes'],
  ...['learning_tip_saves', 'shared_result_likes', 'quiz_discussion_likes', 'quiz_discussion_reply_likes', 'allowances'],
  ...['billing_checkouts', 'billing_members', 'subscriptions', 'receipts', 'password_resets'],
])

const ABOUT_OTHERS = /_likes$|_saves$|_reactions$/

const isForRole = ({ policy }: Endpoint, role: Role) => policy === 'public' || policy === 'member' || can(role, policy)

export const isAccepted = ({ statusCode }: { statusCode: number }) => statusCode < 400

/** What holds of every reply, whatever was asked and by whom. */
export function checkReply(endpoint: Endpoint, role: Role, reply: LightMyRequestResponse): void {
  expect(reply.statusCode).toBeLessThan(500)
  if (reply.statusCode >= 400) {
    checkRefusal(endpoint, role, reply)
    return
  }
  expect(isForRole(endpoint, role)).toBe(true)
  const type = String(reply.headers['content-type']).split(';')[0]
  if (reply.statusCode === 304) expect(reply.body).toBe('')
  else if (reply.statusCode === 303) expect(reply.headers.location).toMatch(/^\/(?![/\\])/)
  else if (endpoint.produces && type !== 'application/json') expect(endpoint.produces).toContain(type)
  else if (!reply.headers['content-encoding']) expect(endpoint.reply.safeParse(reply.json()).error).toBeUndefined()
}

function checkRefusal(endpoint: Endpoint, role: Role, reply: LightMyRequestResponse): void {
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  const refusal = ErrorReply.parse(reply.json())
  // What stands in quotation marks are the caller's own words.
  const said = [refusal.error, refusal.code, ...(refusal.details ?? []).map(({ message }) => message)].join('\n')
  expect(said.replace(/"[^"\n]*"/g, '""')).not.toMatch(LEAKS)
  // Outside of the contract's paths nothing is served, whoever asks.
  if (!isForRole(endpoint, role)) expect([400, 403, 404, 414]).toContain(reply.statusCode)
  if (reply.statusCode === 429) expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
}

/** What a guest is told of the same call. */
export function checkGuest(reply: LightMyRequestResponse): void {
  // A path that is none, or leads elsewhere, is nobody's.
  expect([400, 401, 404, 414]).toContain(reply.statusCode)
  if (reply.statusCode === 404) expect(reply.json().error).toBe('Not found')
}

/** Whether the contract takes this call, as far as its schemas say. */
/** Of what cannot be decoded it takes the letters as they stand. */
function asTheServerReads(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function isValid(endpoint: Endpoint, { url, payload, contentType = '' }: Sent): boolean {
  const query = parse(url.split('?')[1] ?? '', '&', '=', { decodeURIComponent: asTheServerReads })
  if (endpoint.query && !endpoint.query.safeParse({ ...query }).success) return false
  if (!endpoint.body) return true
  if (!/^\s*application\/json\s*(;|$)/i.test(contentType)) return false
  return endpoint.body.safeParse(bodyOf(payload)).success
}

export function bodyOf(payload: string | Buffer | undefined): unknown {
  try {
    return JSON.parse(String(payload).replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}

export function checkWrites(endpoint: Endpoint, role: Role, callerId: string, isOk: boolean, writes: Written[]): void {
  if (!isOk) expect(writes.map(({ table }) => table).filter((table) => !COUNTERS.has(table))).toEqual([])
  // Who calls a public endpoint is told by a ticket or a password, and admins change what is others'.
  if (endpoint.policy === 'public' || role === 'admin') return
  const others = writes.filter(({ table, owner, act }) => {
    const isOthers = PRIVATE.has(table) && owner !== null && owner !== callerId
    // With what somebody wrote goes what others liked and kept of it.
    return isOthers && !(act === 'DELETE' && ABOUT_OTHERS.test(table))
  })
  expect(others).toEqual([])
}

const keysSeen = new Set<string>()

/** What was accepted comes back as it was taken, letter by letter but for blanks around it, where the reply has it. */
export function checkRoundTrip(endpoint: Endpoint, sent: Sent, reply: LightMyRequestResponse): void {
  const taken = endpoint.body?.safeParse(bodyOf(sent.payload)).data as Record<string, unknown> | undefined
  if (reply.headers['content-encoding']) return
  // Sent again under the same key, what was stored first is told.
  if (typeof taken?.client_key === 'string' && keysSeen.has(taken.client_key)) return
  if (typeof taken?.client_key === 'string') keysSeen.add(taken.client_key)
  const told = Object.values(reply.json() as object).find((value) => typeof value === 'object' && value !== null)
  if (!taken || !told || Array.isArray(told)) return
  for (const field of TEXT_FIELDS)
    if (typeof taken[field] === 'string' && typeof told[field] === 'string')
      expect([field, told[field].trim()]).toEqual([field, taken[field].trim()])
}

const TEXT_FIELDS = [
  'title',
  'content',
  'description',
  'name',
  'subject',
  'message',
  'note',
  'username',
  'admin_notes',
  'summary',
] as const
