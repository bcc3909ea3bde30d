import { connect } from 'node:net'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { posts } from '#contract/community/posts.ts'
import { articles } from '#contract/reading/articles.ts'
import { exactReply } from './support/bytes.ts'
import { Client } from './support/calls.ts'
import { PLANTED } from './support/corpus.ts'
import { type Figure, orNotMeasured, percentile } from './support/figures.ts'
import { delayOfLoop } from './support/loop-delay.ts'
import { SERVER_CORE } from './support/processes.ts'
import { residentMegabytes } from './support/processor.ts'
import { READERS } from './support/seed.ts'
import { type RunningServer, signIn, startServer } from './support/server.ts'
import type { Years } from './support/years.ts'

const STARTS = 5
const SEARCHES = 40
const HANG_UPS = 200
const LOGINS = 20

/** The resources of a process before and after load. */
export async function hotProcess(
  product: RunningServer,
  databaseUrl: string,
  years: Years,
  when: 'before' | 'after',
): Promise<Figure[]> {
  if (when === 'before')
    return [
      ...(await orNotMeasured('start', () => starts(databaseUrl))),
      ...memory('memory, idle', product, 160),
      ...(await orNotMeasured('search', () => searches(product, years))),
      ...(await orNotMeasured('forum page, bytes', async () => [await forumPageSize(product, years)])),
    ]
  return [
    ...memory('memory, after all loads', product, 250),
    ...(await orNotMeasured('logins', async () => [await loginsBeside(product, years)])),
    ...(await orNotMeasured('clients that hung up', async () => [await hangUps(product, years)])),
  ]
}

async function starts(databaseUrl: string): Promise<Figure[]> {
  const times: number[] = []
  for (let n = 0; n < STARTS; n++) {
    const begun = performance.now()
    const server = await startServer({ databaseUrl, core: SERVER_CORE })
    times.push(performance.now() - begun)
    await server.stop()
  }
  const note = `${STARTS} starts on PostgreSQL; slowest ${Math.max(...times).toFixed(0)} ms`
  return [{ name: 'start to ready', value: percentile(times, 0.5), unit: 'ms', target: { atMost: 1500 }, note }]
}

function memory(name: string, { process }: RunningServer, most: number): Figure[] {
  const value = residentMegabytes(process.pid)
  return value === undefined ? [] : [{ name, value, unit: 'MB', target: { atMost: most }, note: 'resident set of one process' }]
}

/** One after the other, among 5,840 articles. */
async function searches({ origin }: RunningServer, { callers }: Years): Promise<Figure[]> {
  const client = new Client(origin, callers[0] as Record<string, string>)
  const kinds = { common: PLANTED.half, rare: PLANTED.rare, Hindi: PLANTED.hindi, typo: 'fedaralism' }
  try {
    const figures: Figure[] = []
    for (const [kind, word] of Object.entries(kinds)) {
      const times: number[] = []
      for (let n = 0; n < SEARCHES; n++) times.push((await client.get(`/api/search?q=${encodeURIComponent(word)}`)).ms)
      const note = `"${word}", ${SEARCHES} calls; median ${percentile(times, 0.5).toFixed(1)} ms`
      figures.push({ name: `search, ${kind}, p95`, value: percentile(times, 0.95), unit: 'ms', target: { atMost: 50 }, note })
    }
    return figures
  } finally {
    client.close()
  }
}

/** The event loop delay in `/metrics` while twenty people sign in at the same time. */
async function loginsBeside({ origin }: RunningServer, { callers }: Years): Promise<Figure> {
  const client = new Client(origin, callers[0] as Record<string, string>)
  await delayOfLoop(origin)
  let areIn = false
  const logins = Promise.all(
    Array.from({ length: LOGINS }, (_, n) => signIn(origin, { ...READERS.pro, email: `reader${n + 1}@bench.test` })),
  ).then(() => {
    areIn = true
  })
  const others: number[] = []
  while (!areIn) others.push((await client.get('/api/entries')).ms)
  await logins
  const { p99: value } = await delayOfLoop(origin)
  client.close()
  const note = `${LOGINS} at once; somebody else's page of days took ${percentile(others, 0.99).toFixed(1)} ms at most, 99 of 100 times`
  return { name: 'event loop delay, p99, during logins', value, unit: 'ms', target: { atMost: 20 }, note }
}

/** Clients that close the connection during a reply, and whether all others are still served. */
async function hangUps({ origin }: RunningServer, { callers, articleIds }: Years): Promise<Figure> {
  const { hostname, port } = new URL(origin)
  const path = articles.read.path.replace(':articleId', articleIds[0] as string)
  const request = `GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: ${callers[1]?.authorization}\r\n\r\n`
  const hangUp = () =>
    new Promise<void>((resolve) => {
      const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(request.repeat(20)))
      socket.once('data', () => socket.resetAndDestroy())
      socket.once('error', () => {})
      socket.once('close', () => resolve())
    })
  await Promise.all(Array.from({ length: HANG_UPS }, hangUp))
  const client = new Client(origin, callers[2] as Record<string, string>)
  let served = 0
  for (let n = 0; n < 100; n++) served += (await client.get(path)).status === 200 ? 1 : 0
  client.close()
  return {
    name: 'served after clients that hung up',
    value: served / 100,
    unit: '×',
    target: { atLeast: 1 },
    note: `${HANG_UPS} connections cut in the middle of 20 replies each, then 100 calls`,
  }
}

/** The bytes of the reply, compared with the compressed text alone. */
async function forumPageSize({ origin }: RunningServer, { callers, forumId }: Years): Promise<Figure> {
  const url = origin + posts.forum.path.replace(':forumId', forumId)
  const { body } = await exactReply(url, { ...callers[0], 'accept-encoding': 'br' })
  const written = (
    brotliDecompressSync(body)
      .toString()
      .match(/"content":"((?:[^"\\]|\\.)*)"/g) ?? []
  ).join('')
  const packed = brotliCompressSync(written, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } })
  return {
    name: 'forum page, bytes to text',
    value: body.length / packed.length,
    unit: '×',
    target: { atMost: 1.5 },
    note: `${(body.length / 1024).toFixed(1)} KiB for ${(packed.length / 1024).toFixed(1)} KiB that people wrote, both packed (${(written.length / 1024).toFixed(1)} KiB unpacked)`,
  }
}
