import type { LightMyRequestResponse } from 'fastify'
import { endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { EMAIL_TOGGLES } from '#contract/messaging/notification-types.ts'
import { audio } from '#contract/reading/audio.ts'
import { figures } from '#contract/reading/figures.ts'
import { can } from '#contract/roles.ts'
import { namesIn } from './request.ts'
import type { World } from './world.ts'

/** By name. */
export const READS = endpoints
  .filter(({ endpoint }) => endpoint.method === 'GET')
  .map(({ endpoint }) => [`GET ${endpoint.path}`, endpoint] as const)

/** For pictures of drafts. */
async function figureTicket(world: World): Promise<string> {
  const { data } = (await world.app.call(figures.ticket, { as: world.caller('admin') })).json()
  return `ticket=${encodeURIComponent(data.ticket)}`
}

/** For endpoints that need one. */
const QUERIES: Record<string, (world: World, path: string, token: string) => string | Promise<string>> = {
  'GET /api/search': () => 'q=budget',
  'GET /api/search/practice': () => 'q=budget',
  'GET /api/admin/processing/days': () => 'entries=01999999-0000-7000-8000-000000000000',
  'GET /api/highlights/export': () => 'format=csv',
  'GET /api/mail/unsubscribe': (world) => `ticket=${world.known('ticket')[1]}&kind=${EMAIL_TOGGLES[0]}`,
  'GET /api/mail/preferences': (world) => `ticket=${world.known('ticket')[0]}`,
  'GET /api/admin/desk': () => 'from=2026-01-01&to=2026-01-31',
  'GET /api/admin/threads/proposals': () => 'articles=01999999-0000-7000-8000-000000000000',
  'GET /api/figures/:imageId': figureTicket,
  'GET /api/figures/:imageId/:width': figureTicket,
  // An audio player sends no token.
  'GET /api/audio/:articleId/:language': async ({ app }, path, as) => {
    const [, articleId = '', language = ''] = path.match(/([^/]+)\/(\w+)$/) ?? []
    const { data } = (await app.call(audio.address, { as, params: { articleId, language: language as 'en' } })).json()
    return new URL(data?.url ?? '', 'http://localhost').searchParams.toString()
  },
}

export type Read = (headers?: Record<string, string>) => Promise<LightMyRequestResponse>

/** As a permitted user with existing ids. @throws Error if no call succeeds */
export async function readOf(world: World, endpoint: Endpoint): Promise<Read> {
  const [replies, reads] = [[] as string[], await readsOf(world, endpoint)]
  for (const { url, read } of reads) {
    const { statusCode, body } = await read()
    if (statusCode < 400) return read
    replies.push(`${url} ${statusCode} ${body}`)
  }
  throw new Error(`No call of it is answered: ${replies.join('\n')}`)
}

/** As a permitted user, for each existing id. */
export async function repliesOf(world: World, endpoint: Endpoint): Promise<{ url: string; status: number; body: string }[]> {
  const replies = []
  for (const { url, read } of await readsOf(world, endpoint)) {
    const { statusCode: status, body } = await read()
    replies.push({ url, status, body })
  }
  return replies
}

/** The longest reply. @param queries to try, such as `limit=100` @throws Error if no call succeeds */
export async function longestReadOf(world: World, endpoint: Endpoint, queries: string[]): Promise<Read> {
  const [found, reads] = [[] as { read: Read; bytes: number }[], await readsOf(world, endpoint, queries)]
  for (const { read } of reads) {
    const { statusCode, rawPayload } = await read()
    if (statusCode < 400) found.push({ read, bytes: rawPayload.length })
  }
  const longest = found.toSorted((one, other) => other.bytes - one.bytes)[0]
  if (!longest) throw new Error('No call of it is answered')
  return longest.read
}

async function readsOf(world: World, endpoint: Endpoint, queries: string[] = []): Promise<{ url: string; read: Read }[]> {
  const role = endpoint.policy === 'public' || endpoint.policy === 'member' || can('pro', endpoint.policy) ? 'pro' : 'admin'
  await world.gather(role, namesIn(endpoint))
  const { token } = world.caller(role)
  const authorization = `Bearer ${token}`
  const needed = QUERIES[`GET ${endpoint.path}`]
  const paths = pathsOf(endpoint, world)
  const urls = await Promise.all(paths.map(async (path) => urlsOf(path, await needed?.(world, path, token), queries)))
  return urls.flat().map((url) => ({
    url,
    read: (headers = {}) => world.app.app.inject({ url, headers: { ...headers, authorization } }),
  }))
}

function urlsOf(path: string, needed: string | undefined, queries: string[]): string[] {
  return ['', ...queries].map((query) => {
    const both = [needed, query].filter(Boolean).join('&')
    return both ? `${path}?${both}` : path
  })
}

/** For each known id. */
function pathsOf({ path }: Endpoint, world: World): string[] {
  return [...path.matchAll(/:(\w+)/g)].reduce(
    (paths, [part, name = '']) =>
      paths.flatMap((path) => world.known(name).map((value) => path.replace(part, encodeURIComponent(String(value))))),
    [path],
  )
}
