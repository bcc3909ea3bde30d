/** The mix of calls of an average hour. */
import { accounts } from '#contract/accounts/accounts.ts'
import { sessions } from '#contract/accounts/sessions.ts'
import { forums } from '#contract/community/forums.ts'
import { posts } from '#contract/community/posts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { notifications } from '#contract/messaging/notifications.ts'
import { quizzes } from '#contract/practice/quizzes.ts'
import { articles } from '#contract/reading/articles.ts'
import { bookmarks } from '#contract/reading/bookmarks.ts'
import { daily } from '#contract/reading/daily.ts'
import { progress } from '#contract/reading/progress.ts'
import { search } from '#contract/reading/search.ts'
import { PLANTED } from '../support/corpus.ts'
import type { Quiz } from '../support/quiz.ts'
import { READERS } from '../support/seed.ts'
import type { Years } from '../support/years.ts'

export interface World extends Years {
  quiz: Quiz
}

/** Picks a random item of a list. */
export type Draw = <T>(from: readonly T[]) => T

export interface Request {
  /** The name under which it is counted. */
  name: string
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

type Caller = Record<string, string>
type Make = (world: World, draw: Draw, fresh: () => string) => Pick<Request, 'method' | 'path' | 'body'> & { headers?: Caller }

// biome-ignore lint/suspicious/noExplicitAny: any declared endpoint
type AnyEndpoint = Endpoint<any, any, any, any, any>

function to(endpoint: AnyEndpoint, params: Record<string, string> = {}, body?: object): ReturnType<Make> {
  const path = Object.entries(params).reduce((path, [name, value]) => path.replace(`:${name}`, value), endpoint.path as string)
  return { method: endpoint.method, path, ...(body && { body: JSON.stringify(body) }) }
}

/** The newest weeks are what people read. */
const recent = <T>(ids: T[]) => ids.slice(-400)
const WORDS = [PLANTED.half, PLANTED.rare, PLANTED.hindi, 'fedaralism']
const article = ({ articleIds }: World, draw: Draw) => ({ articleId: draw(recent(articleIds)) })
/** Writes go to a few of the forums, as in real use. */
const forum = ({ forumIds }: World, draw: Draw) => ({ forumId: draw(forumIds.slice(0, 10)) })

/** A read of one row by its key, as the baseline for other calls. */
export const CALIBRATION = 'position'

/** Opens an address. */
export const NAVIGATION = 'page'

/** Calls per thousand. */
const CALLS: Record<string, [share: number, make: Make]> = {
  [NAVIGATION]: [
    20,
    () => ({ method: 'GET', path: '/dashboard', headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } }),
  ],
  'unread count': [320, () => to(notifications.unreadCount)],
  streak: [180, () => to(progress.streak)],
  entries: [100, () => to(daily.entries)],
  article: [100, (world, draw) => to(articles.read, article(world, draw))],
  search: [80, (_, draw) => ({ ...to(search.articles), path: `${search.articles.path}?q=${encodeURIComponent(draw(WORDS))}` })],
  'read ids': [10, () => to(progress.readIds)],
  'place PUT': [30, (world, draw) => to(progress.savePosition, article(world, draw), { position: draw([0.1, 0.4, 0.8]) })],
  'read POST': [15, (world, draw) => to(progress.markRead, article(world, draw))],
  'bookmark POST': [10, (world, draw) => to(bookmarks.add, {}, { article_id: article(world, draw).articleId })],
  'bookmark DELETE': [5, (world, draw) => to(bookmarks.remove, article(world, draw))],
  [CALIBRATION]: [20, (world, draw) => to(progress.position, article(world, draw))],
  'forum list': [20, () => to(forums.list)],
  'forum page': [30, (world, draw) => to(posts.forum, forum(world, draw))],
  'forum POST': [
    12,
    (world, draw, fresh) =>
      to(posts.create, forum(world, draw), { content: 'What somebody says about the day.', client_key: fresh() }),
  ],
  react: [18, ({ postIds }, draw) => to(posts.react, { postId: draw(postIds) }, { reaction_type: draw(['like', 'dislike']) })],
  'quiz POST': [10, ({ quiz }, _, fresh) => to(quizzes.submit, {}, { ...quiz, attemptKey: fresh() })],
  // Both evict the caller's session, and must evict nothing else.
  'time zone PUT': [5, (_, draw) => to(accounts.updateProfile, {}, { time_zone: draw(['Asia/Kolkata', 'Asia/Dubai']) })],
  'sessions DELETE': [5, () => to(sessions.endOthers)],
  login: [10, () => to(accounts.login, {}, READERS.pro)],
}

const IN_TURN = Object.entries(CALLS).flatMap(([name, [share]]) => Array.from({ length: share }, () => name))

/** One call by a random user. */
export function drawRequest(world: World, draw: Draw, fresh: () => string): Request {
  return requestOf(draw(IN_TURN), draw(world.callers), world, draw, fresh)
}

export function requestOf(name: string, caller: Caller, world: World, draw: Draw, fresh: () => string): Request {
  const [, make] = CALLS[name] as [number, Make]
  const made = make(world, draw, fresh)
  const type: Record<string, string> = made.body ? { 'content-type': 'application/json' } : {}
  return {
    name,
    ...made,
    headers: { 'accept-encoding': 'br', ...type, ...(name === 'login' ? {} : caller), ...made.headers },
  }
}

/** The calls of a user who opens the day at seven in the morning; their page makes all of them at once. */
export const OPENING = [NAVIGATION, 'entries', 'unread count', 'streak', 'read ids', 'article', CALIBRATION, 'place PUT']
