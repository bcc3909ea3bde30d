import { randomUUID } from 'node:crypto'
import type { SeedData } from './seed.ts'
import { PASSWORD } from './seed.ts'

export const KINDS = ['account', 'reading', 'bookmark', 'position', 'post', 'reply', 'reaction', 'attempt', 'feedback'] as const
export type Kind = (typeof KINDS)[number]

/** One write: its request, and the row that must be stored afterwards. */
export interface Write {
  kind: Kind
  /** The content of the stored row as `audit.ts` reads it; a partial row counts as missing. */
  key: string
  request: { method: string; path: string; token?: string; body?: unknown }
  /** Whether repeating the request is idempotent. Repeating a reaction removes it. */
  mayRepeat: boolean
  isAcknowledged: boolean
}

interface Person {
  email: string
  token: string
}

/** A prefix for names that identifies the writes of a trial. */
export const tagOf = (trial: number) => `t${String(trial).padStart(4, '0')}-`

/** A UUID that begins with the number of the trial. */
const keyOf = (trial: number) => trial.toString(16).padStart(8, '0') + randomUUID().slice(8)

const write = (kind: Kind, key: string, request: Write['request'], mayRepeat = true): Write => ({
  kind,
  key,
  request,
  mayRepeat,
  isAcknowledged: false,
})

export function newAccount(trial: number, n: number): Write & { email: string } {
  const email = `${tagOf(trial)}${n}@faults.test`
  const request = { method: 'POST', path: '/api/auth/register', body: { email, password: PASSWORD } }
  return { ...write('account', email, request), email }
}

/** The writes of a newly registered user. */
export function readerWrites({ email, token }: Person, { articleIds }: SeedData): Write[] {
  return articleIds.flatMap((id, n) => [
    write('reading', `${email} ${id}`, { method: 'POST', path: `/api/progress/${id}`, token }),
    write('bookmark', `${email} ${id}`, { method: 'POST', path: '/api/bookmarks', token, body: { article_id: id } }),
    write('position', `${email} ${id} ${(n + 1) / 8}`, {
      method: 'PUT',
      path: `/api/progress/${id}/position`,
      token,
      body: { position: (n + 1) / 8 },
    }),
  ])
}

export function aPost(trial: number, n: number, { token }: Person, { forumId }: SeedData, parent?: string): Write {
  const content = `${tagOf(trial)}${n} ${'What was said about the budget. '.repeat(8).trim()}`
  const path = `/api/community/forums/${forumId}/posts`
  const body = { content, client_key: keyOf(trial), ...(parent && { parent_post_id: parent }) }
  return write(parent ? 'reply' : 'post', parent ? `${content} ${parent}` : content, { method: 'POST', path, token, body })
}

export function aReaction({ email, token }: Person, post: { id: string; content: string }): Write {
  const path = `/api/community/posts/${post.id}/react`
  return write(
    'reaction',
    `${post.content} ${email} like`,
    { method: 'POST', path, token, body: { reaction_type: 'like' } },
    false,
  )
}

export function anAttempt(trial: number, n: number, { token }: Person, { quizId, questionIds }: SeedData): Write {
  const attemptKey = keyOf(trial)
  const answers = questionIds.map((questionId, place) => ({ questionId, selectedOption: 'ABCD'.charAt((n + place) % 4) }))
  const body = { quizId, attemptKey, answers, timeTakenSeconds: n % 600 }
  const given = answers.map(({ selectedOption }) => selectedOption).sort()
  return write('attempt', `${attemptKey} ${given.join('')} ${n % 600}`, {
    method: 'POST',
    path: '/api/quiz-history/submit',
    token,
    body,
  })
}

export function aFeedback(trial: number, n: number, { token }: Person): Write {
  const [subject, message] = [`${tagOf(trial)}${n}`, `The page ${n} is very long. `.repeat(10).trim()]
  const body = { subject, message, client_key: keyOf(trial) }
  return write('feedback', `${subject} ${message}`, { method: 'POST', path: '/api/feedback', token, body })
}
