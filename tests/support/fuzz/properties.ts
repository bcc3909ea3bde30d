import { parse } from 'node:querystring'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { ErrorReply } from '#contract/error-reply.ts'
import { can, type Role } from '#contract/roles.ts'
import type { Sent } from './request.ts'
import type { Written } from './write-log.ts'

/** Replies must not reveal internals. */
const LEAKS =
  /\bat .*\.ts|node_modules|\/tmp\/|\/home\/|file:\/\/|\b(select|insert|update|delete) .*(from|into|set) |kysely|fastify|zod|postgres|pglite|SQLSTATE|ECONN|undefined is not|cannot read prop|token_hash/i

/** A rejected call may change these: counters, last use of a session, secrets created on first use. */
const COUNTERS = new Set(['sign_in_failures', 'mail_counts', 'sessions', 'instance_secrets'])

/** Rows of one user, without shared content and notifications. */
const PRIVATE = new Set([
  ...[
    'users',
    'sessions',
    'bookmarks',
    'readings',
    'finished_articles',
    'reading_days',
    'reading_positions',
    'reading_streaks',
    'reading_totals',
    'reading_settings',
    'study_plans',
    'session_skips',
  ],
  ...[
    'quiz_attempts',
    'compilation_attempts',
    'question_results',
    'caught_up_articles',
    'highlights',
    'mistake_reports',
    'mock_tests',
    'mock_attempts',
    'mock_answers',
    'recall_cards',
    'recall_reviews',
    'recall_settings',
    'recall_fits',
    'written_answers',
    'answer_feedback',
    'answer_feedback_consents',
    'notification_preferences',
    'feedback',
    'forum_reactions',
    'forum_subscriptions',
    'learning_tip_likes',
  ],
  ...['learning_tip_saves', 'shared_result_likes', 'quiz_discussion_likes', 'quiz_discussion_reply_likes', 'allowances'],
  ...['billing_checkouts', 'billing_members', 'subscriptions', 'receipts', 'password_resets'],
])

const ABOUT_OTHERS = /_likes$|_saves$|_reactions$/

const isForRole = ({ policy }: Endpoint, role: Role) => policy === 'public' || policy === 'member' || can(role, policy)

export const isAccepted = ({ statusCode }: { statusCode: number }) => statusCode < 400

export function checkReply(endpoint: Endpoint, role: Role, reply: LightMyRequestResponse): void {
  expect(reply.statusCode).toBeLessThan(500)
  const faults = isAccepted(reply) ? acceptanceFaults(endpoint, role, reply) : refusalFaults(endpoint, role, reply)
  expect(faults).toEqual([])
}

function acceptanceFaults(endpoint: Endpoint, role: Role, reply: LightMyRequestResponse): unknown[] {
  return [!isForRole(endpoint, role) && 'accepted from a role that may not call it', bodyFault(endpoint, reply)].filter(Boolean)
}

function bodyFault(endpoint: Endpoint, reply: LightMyRequestResponse): unknown {
  const type = String(reply.headers['content-type']).split(';')[0] ?? ''
  if (reply.statusCode === 304) return reply.body
  if (reply.statusCode === 303)
    return !/^\/(?![/\\])/.test(String(reply.headers.location)) && `leads to ${reply.headers.location}`
  if (endpoint.produces && type !== 'application/json') return !endpoint.produces.includes(type) && `is ${type}`
  if (reply.headers['content-encoding']) return undefined
  return endpoint.reply.safeParse(reply.json()).error
}

function refusalFaults(endpoint: Endpoint, role: Role, reply: LightMyRequestResponse): unknown[] {
  const { statusCode, headers } = reply
  const refusal = ErrorReply.parse(reply.json())
  // Quoted text comes from the caller.
  const said = [refusal.error, refusal.code, ...(refusal.details ?? []).map(({ message }) => message)].join('\n')
  const isFromRole = isForRole(endpoint, role)
  return [
    headers['content-type'] !== 'application/json; charset=utf-8' && `is ${headers['content-type']}`,
    LEAKS.test(said.replace(/"[^"\n]*"/g, '""')) && `leaks: ${said}`,
    // Paths outside the contract get 404.
    !isFromRole && ![400, 403, 404, 414].includes(statusCode) && `${statusCode} for a role that may not call it`,
    statusCode === 429 && !(Number(headers['retry-after']) > 0) && `retry after ${headers['retry-after']}`,
  ].filter(Boolean)
}

export function checkGuest(reply: LightMyRequestResponse): void {
  // Malformed and unknown paths are the same for everybody.
  expect([400, 401, 404, 414]).toContain(reply.statusCode)
  const sentence = reply.statusCode === 404 ? reply.json().error : 'Not found'
  expect(sentence).toBe('Not found')
}

/** Like the server: text that cannot be decoded stays. */
function asTheServerReads(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function isValid(endpoint: Endpoint, { url, payload, contentType = '' }: Sent): boolean {
  const query = parse(url.split('?')[1] ?? '', '&', '=', { decodeURIComponent: asTheServerReads })
  if (endpoint.query && !endpoint.query.safeParse({ ...query }).success) return false
  if (!endpoint.body) return true
  if (!/^\s*application\/json\s*(;|$)/i.test(contentType)) return false
  return endpoint.body.safeParse(bodyOf(payload)).success
}

/** Calls outside the contract must fail. */
export function checkAcceptance(endpoint: Endpoint, sent: Sent, isOk: boolean): void {
  expect(isOk && !isValid(endpoint, sent), 'accepted although the contract does not allow it').toBe(false)
}

export function bodyOf(payload: string | Buffer | undefined): unknown {
  try {
    return JSON.parse(String(payload).replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}

export function checkWrites(endpoint: Endpoint, role: Role, callerId: string, isOk: boolean, writes: Written[]): void {
  const beyondCounters = writes.filter(({ table }) => !COUNTERS.has(table))
  expect(isOk ? [] : beyondCounters.map(({ table }) => table)).toEqual([])
  // Public endpoints may identify users by ticket or password; admins may change data of others.
  const mayChangeOthers = endpoint.policy === 'public' || role === 'admin'
  expect(mayChangeOthers ? [] : writesToOthers(callerId, writes)).toEqual([])
}

function writesToOthers(callerId: string, writes: Written[]): Written[] {
  return writes.filter(({ table, owner, act }) => {
    const isOthers = PRIVATE.has(table) && owner !== null && owner !== callerId
    // Deleting a text deletes others' likes and saves.
    return isOthers && !(act === 'DELETE' && ABOUT_OTHERS.test(table))
  })
}

const keysSeen = new Set<string>()

/** Accepted texts return unchanged except for surrounding whitespace. */
export function checkRoundTrip(endpoint: Endpoint, sent: Sent, reply: LightMyRequestResponse): void {
  const texts = textsOfBoth(endpoint, sent, reply)
  expect(texts.map(({ field, returned }) => [field, returned.trim()])).toEqual(
    texts.map(({ field, taken }) => [field, taken.trim()]),
  )
}

function textsOfBoth(endpoint: Endpoint, sent: Sent, reply: LightMyRequestResponse) {
  const taken = endpoint.body?.safeParse(bodyOf(sent.payload)).data as Record<string, unknown> | undefined
  if (reply.headers['content-encoding']) return []
  // A resend with the same key returns the first text.
  if (typeof taken?.client_key === 'string' && keysSeen.has(taken.client_key)) return []
  if (typeof taken?.client_key === 'string') keysSeen.add(taken.client_key)
  // An older change by the device's clock returns the stored one.
  if (typeof taken?.changed_at === 'string') return []
  const told = Object.values(reply.json() as object).find((value) => typeof value === 'object' && value !== null)
  if (!taken || !told || Array.isArray(told)) return []
  return TEXT_FIELDS.flatMap((field) =>
    typeof taken[field] === 'string' && typeof told[field] === 'string'
      ? [{ field, taken: taken[field], returned: told[field] as string }]
      : [],
  )
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
