import { ROBOTS_FORBID } from '#contract/newsroom/sources/source-rules.ts'
import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import { fetchPublic, type PublicPage, type PublicRequest } from '#server/platform/external/public-fetch.ts'
import { dayIn, INDIA } from '#server/platform/time/local-time.ts'
import { productVersion } from '#server/platform/version.ts'
import type { FileKind } from '../readers/source-file.ts'
import type { FetchContext } from './fetch-context.ts'
import { lengthenPause, robotsOf } from './hosts.ts'
import { permissionOf, readSource } from './read-source.ts'

const KINDS: Record<string, FileKind> = {
  'text/html': 'page',
  'application/xhtml+xml': 'page',
  'text/plain': 'text',
  'application/pdf': 'pdf',
}
const PAGE = { types: Object.keys(KINDS), most: 5 * 1024 * 1024, timeoutMs: 10_000, redirects: 3 }
/** RFC 9309 asks for at least 500 KiB. */
const ROBOTS = { types: ['text/plain', '*/*'], most: 512 * 1024, timeoutMs: 5000, redirects: 3 }
const MAX_DELAY_SECONDS = 60
/** By which robots.txt names it. */
const PRODUCT = 'UPSCCurrentCatalyst'

/** Stores the text of a page as what was fetched today. @throws ExternalServiceError */
export async function fetchPage(address: string, context: FetchContext, stopping?: AbortSignal): Promise<void> {
  const { network, now } = context
  const userAgent = userAgentOf(context)
  const common = { userAgent, signal: stopping }
  const before = (url: URL) => assertAllowed(url, { ...ROBOTS, ...common }, context)
  const page = await fetchPublic({ ...PAGE, ...common, address, before }, network)
  const read = await readSource({ kind: KINDS[page.type] ?? 'text', bytes: page.bytes, charset: page.charset })
  if (typeof read === 'string') throw new ExternalServiceError('unusable', read)
  const { text, ...about } = read
  await context.db
    .insertInto('desk_fetches')
    .values({
      ...about,
      address,
      fetched_on: dayIn(INDIA, now()),
      fetched_at: now(),
      found_at: page.address,
      is_cut: text.isCut,
      passages: JSON.stringify(text.passages),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function userAgentOf({ settings: { fetching, operator, publicUrl } }: FetchContext): string {
  const contact = fetching.contact ?? operator.email
  return `${PRODUCT}/${productVersion()} (+${publicUrl}${contact ? `; ${contact}` : ''})`
}

/** @throws ExternalServiceError */
async function assertAllowed(
  url: URL,
  request: Omit<PublicRequest, 'address'>,
  { db, network, now }: FetchContext,
): Promise<void> {
  const fetchRobots = async () => {
    try {
      return textOf(await fetchPublic({ ...request, address: `${url.origin}/robots.txt` }, network))
    } catch (error) {
      // A host without one allows everything. One that cannot answer may forbid it.
      if (error instanceof ExternalServiceError && error.kind === 'refused' && (error.status ?? 0) >= 400) return ''
      throw error
    }
  }
  const text = await robotsOf(db, url.host, now(), fetchRobots)
  if (text === '') return
  const permission = await permissionOf({ text, address: url.href, product: PRODUCT })
  if (typeof permission === 'string' || !permission.isAllowed) throw new ExternalServiceError('refused', ROBOTS_FORBID)
  const delay = Math.min(MAX_DELAY_SECONDS, permission.delaySeconds)
  if (delay > 0) await lengthenPause(db, url.host, delay * 1000, now())
}

const textOf = ({ type, bytes }: PublicPage): string =>
  type === 'text/html' ? '' : bytes.toString('utf8').replaceAll('\0', '').toWellFormed()
