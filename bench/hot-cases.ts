import { accounts } from '#contract/accounts/accounts.ts'
import { forums } from '#contract/community/forums.ts'
import { posts } from '#contract/community/posts.ts'
import { notifications } from '#contract/messaging/notifications.ts'
import { quizzes } from '#contract/practice/quizzes.ts'
import { articles } from '#contract/reading/articles.ts'
import { bookmarks } from '#contract/reading/bookmarks.ts'
import { daily } from '#contract/reading/daily.ts'
import { progress } from '#contract/reading/progress.ts'
import { search } from '#contract/reading/search.ts'
import { exactReply } from './support/bytes.ts'
import { PLANTED } from './support/corpus.ts'
import { FRESH_UUID } from './support/fresh-uuid.ts'
import type { Load } from './support/load.ts'
import { quizOf } from './support/quiz.ts'
import { READERS } from './support/seed.ts'
import { REACTED, YEARS, type Years } from './support/years.ts'

/** The baseline of a call: a bare server that sends the same bytes, or one that reads or inserts one row per call. */
export type Limit = 'bytes' | 'read' | 'insert'

export interface HotCase {
  name: string
  asked: Load
  limit: Limit
  /** The target as a share of the baseline; without a target the result is for information only. */
  target?: number
  /** Whether the slowest replies must be close to the median. */
  isEven?: boolean
}

const PACKED = { 'accept-encoding': 'gzip, deflate, br' }

const JSON_BODY = { 'content-type': 'application/json' }
/** Articles that none of the callers has read, so that each mark is new. */
const { historyOfACaller } = YEARS

/** The callers in turn, so that data cached for one does not help the others. */
export async function hotCases(origin: string, { callers, articleIds, forumId, forumIds, postIds }: Years): Promise<HotCase[]> {
  const unread = articleIds.slice(historyOfACaller)
  const articlePath = articles.read.path.replace(':articleId', articleIds.at(-1) as string)
  const { etag = '' } = (await exactReply(origin + articlePath, { ...PACKED, ...callers[0] })).headers
  const forumPath = posts.forum.path.replace(':forumId', forumId)
  const quiz = { ...(await quizOf(origin, articlePath, callers[0] as Record<string, string>)), attemptKey: FRESH_UUID }
  const get = (path: string) => ({ path, headers: PACKED, callers, status: 200 as const })
  const send = (method: 'POST' | 'PUT', path: string, body?: object) => ({
    path,
    method,
    callers,
    status: 200 as const,
    headers: { ...PACKED, ...(body ? JSON_BODY : {}) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const mark: HotCase = {
    name: 'progress POST',
    asked: {
      ...send('POST', progress.markRead.path),
      paths: unread.map((id) => progress.markRead.path.replace(':articleId', id)),
    },
    limit: 'insert',
    target: 0.5,
  }
  const place: HotCase = {
    name: 'position PUT',
    asked: {
      ...send('PUT', progress.savePosition.path, { position: 0.4 }),
      paths: unread.map((id) => progress.savePosition.path.replace(':articleId', id)),
    },
    limit: 'insert',
  }
  const post: HotCase = {
    name: 'forum post',
    asked: {
      ...send('POST', posts.create.path, { content: 'What somebody says about the day.', client_key: FRESH_UUID }),
      paths: forumIds.map((id) => posts.create.path.replace(':forumId', id)),
    },
    limit: 'insert',
    target: 0.35,
  }
  return [
    { name: 'entries', asked: get(daily.entries.path), limit: 'bytes', target: 0.45, isEven: true },
    { name: 'article, 200', asked: get(articlePath), limit: 'bytes', target: 0.45, isEven: true },
    {
      name: 'article, 304',
      asked: { ...get(articlePath), headers: { ...PACKED, 'if-none-match': etag }, status: 304 },
      limit: 'bytes',
      target: 0.5,
      isEven: true,
    },
    { name: 'unread count', asked: get(notifications.unreadCount.path), limit: 'read', target: 0.45, isEven: true },
    { name: 'streak', asked: get(progress.streak.path), limit: 'read', target: 0.45, isEven: true },
    { name: 'forum list', asked: get(forums.list.path), limit: 'read', target: 0.35, isEven: true },
    {
      name: 'forum page',
      asked: { ...get(forumPath), callers: callers.slice(REACTED) },
      limit: 'read',
      target: 0.35,
      isEven: true,
    },
    {
      name: 'forum page, own likes',
      asked: { ...get(forumPath), callers: callers.slice(0, REACTED) },
      limit: 'read',
      target: 0.03,
    },
    mark,
    post,
    {
      name: 'react',
      asked: {
        ...send('POST', posts.react.path, { reaction_type: 'like' }),
        paths: postIds.map((id) => posts.react.path.replace(':postId', id)),
      },
      limit: 'insert',
    },
    { name: 'quiz submit', asked: send('POST', quizzes.submit.path, quiz), limit: 'insert' },
    place,
    ...alone([mark, place, post]),
    { name: 'search', asked: { ...get(`${search.articles.path}?q=${PLANTED.half}`), connections: 4 }, limit: 'read' },
    { name: 'position', asked: get(progress.position.path.replace(':articleId', articleIds[0] as string)), limit: 'read' },
    { name: 'read ids', asked: get(progress.readIds.path), limit: 'read' },
    { name: 'half-read', asked: get(progress.halfRead.path), limit: 'read' },
    { name: 'bookmark ids', asked: get(bookmarks.ids.path), limit: 'read' },
    { name: 'bookmark status', asked: get(bookmarks.status.path.replace(':articleId', articleIds[0] as string)), limit: 'read' },
    { name: 'profile', asked: get(accounts.profile.path), limit: 'read' },
    { name: 'quiz', asked: get(quizzes.quiz.path.replace(':quizId', quiz.quizId)), limit: 'bytes' },
    {
      name: 'login',
      asked: { ...send('POST', accounts.login.path, READERS.pro), callers: [{}], connections: 4 },
      limit: 'read',
    },
  ]
}

/** The cost of a write that is not batched. Starts from the end of the list, where few articles are marked. */
const alone = (cases: HotCase[]): HotCase[] =>
  cases.map(({ name, asked, limit }) => ({
    name: `${name}, one at a time`,
    asked: { ...asked, ...(asked.paths && { paths: asked.paths.toReversed() }), connections: 1 },
    limit,
  }))
