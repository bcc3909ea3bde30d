import type { LightMyRequestResponse } from 'fastify'
import { endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { EMAIL_TOGGLES } from '#contract/messaging/notification-types.ts'
import { audio } from '#contract/reading/audio.ts'
import { can } from '#contract/roles.ts'
import { namesIn } from './request.ts'
import type { World } from './world.ts'

/** Every declared call that only reads, by its name. */
export const READS = endpoints
  .filter(({ endpoint }) => endpoint.method === 'GET')
  .map(({ endpoint }) => [`GET ${endpoint.path}`, endpoint] as const)

/** What has to be asked for, of calls that say nothing otherwise. */
const QUERIES: Record<string, (world: World, path: string, token: string) => string | Promise<string>> = {
  'GET /api/search': () => 'q=budget',
  'GET /api/mail/unsubscribe': (world) => `ticket=${world.known('ticket')[1]}&kind=${EMAIL_TOGGLES[0]}`,
  'GET /api/mail/preferences': (world) => `ticket=${world.known('ticket')[0]}`,
  // As a player opens it, which sends no token.
  'GET /api/audio/:articleId/:language': async ({ app }, path, as) => {
    const [, articleId = '', language = ''] = path.match(/([^/]+)\/(\w+)$/) ?? []
    const { data } = (await app.call(audio.address, { as, params: { articleId, language: language as 'en' } })).json()
    return new URL(data.url, 'http://localhost').searchParams.toString()
  },
}

export type Read = (headers?: Record<string, string>) => Promise<LightMyRequestResponse>

/**
 * One such call as somebody makes it who may, about something that is there.
 * @throws Error when none is answered
 */
export async function readOf(world: World, endpoint: Endpoint): Promise<Read> {
  const role = endpoint.policy === 'public' || endpoint.policy === 'member' || can('pro', endpoint.policy) ? 'pro' : 'admin'
  await world.gather(role, namesIn(endpoint))
  const { token } = world.caller(role)
  const replies: string[] = []
  for (const path of pathsOf(endpoint, world)) {
    const query = await QUERIES[`GET ${endpoint.path}`]?.(world, path, token)
    const authorization = `Bearer ${token}`
    const read: Read = (headers = {}) =>
      world.app.app.inject({ url: query ? `${path}?${query}` : path, headers: { ...headers, authorization } })
    const { statusCode, body } = await read()
    if (statusCode < 400) return read
    replies.push(`${path} ${query} ${statusCode} ${body}`)
  }
  throw new Error(`No call of it is answered: ${replies.join('\n')}`)
}

/** Its addresses, with each of what is known in the place of its names. */
function pathsOf({ path }: Endpoint, world: World): string[] {
  return [...path.matchAll(/:(\w+)/g)].reduce(
    (paths, [part, name = '']) =>
      paths.flatMap((path) => world.known(name).map((value) => path.replace(part, encodeURIComponent(String(value))))),
    [path],
  )
}
