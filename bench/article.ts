import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { articles } from '#contract/articles.ts'
import type { BareReply } from './support/bare-server.ts'
import { compared } from './support/compared.ts'
import type { Figure } from './support/figures.ts'
import type { Load } from './support/load.ts'
import { SERVER_CORE } from './support/processes.ts'
import { type RunningServer, signIn, startProgram, startServer } from './support/server.ts'

/** Node adds these by itself. */
const CONNECTION_HEADERS = ['date', 'connection', 'keep-alive']
const CONTENT_HEADERS = ['content-type', 'content-length', 'content-encoding', 'etag', 'cache-control', 'vary']

interface Case {
  name: string
  accept: string
  isUnchanged: boolean
  target: number
}

const CASES: Case[] = [
  { name: 'article, 200', accept: 'identity', isUnchanged: false, target: 0.6 },
  { name: 'article, 200, Brotli', accept: 'gzip, deflate, br', isUnchanged: false, target: 0.6 },
  { name: 'article, 304', accept: 'gzip, deflate, br', isUnchanged: true, target: 0.65 },
]

/** What a signed-in reader costs, against a bare server that sends the same bytes without knowing who asks. */
export async function measureArticle(databaseUrl: string): Promise<Figure[]> {
  const product = await startServer({ databaseUrl, core: SERVER_CORE })
  try {
    const signedIn = await signIn(product.origin, 'pro')
    const path = await pathOfAnArticle(product.origin, signedIn)
    const figures: Figure[] = []
    for (const one of CASES) figures.push(await measure(one, product, path, { ...signedIn, 'accept-encoding': one.accept }))
    return figures
  } finally {
    await product.stop()
  }
}

async function measure(
  { name, isUnchanged, target }: Case,
  product: RunningServer,
  path: string,
  headers: Record<string, string>,
): Promise<Figure> {
  const full = await exactReply(product.origin + path, headers)
  const asked: Load = { path, headers, status: 200 }
  if (isUnchanged) Object.assign(asked, { headers: { ...headers, 'if-none-match': full.headers.etag }, status: 304 })
  const reply = isUnchanged ? await exactReply(product.origin + path, asked.headers) : full
  const bare = await bareServer(reply)
  try {
    const { share, told } = await compared({ server: product, asked }, { server: bare, asked })
    return {
      name,
      value: share,
      unit: '×',
      target: { atLeast: target },
      note: `of bare node:http, ${isUnchanged ? 'all our headers' : `${(reply.body.length / 1024).toFixed(1)} KiB`}; ${told}`,
    }
  } finally {
    await bare.stop()
  }
}

async function pathOfAnArticle(origin: string, headers: Record<string, string>): Promise<string> {
  const reply = await fetch(`${origin}/api/entries?limit=1`, { headers })
  const { data } = (await reply.json()) as { data: { articles: { article_id: string }[] }[] }
  const id = data[0]?.articles[0]?.article_id
  if (!id) throw new Error(`There is no article to read: ${reply.status}`)
  return articles.read.path.replace(':articleId', id)
}

interface Reply {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** As sent: `fetch` would unpack the body. */
function exactReply(url: string, headers: Record<string, string>): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, async (reply) => {
      const chunks: Buffer[] = []
      for await (const chunk of reply) chunks.push(chunk as Buffer)
      const named = Object.entries(reply.headers).flatMap(([name, value]) =>
        CONNECTION_HEADERS.includes(name) ? [] : [[name, String(value)]],
      )
      resolve({ status: reply.statusCode ?? 0, headers: Object.fromEntries(named), body: Buffer.concat(chunks) })
    })
    sent.once('error', reject).end()
  })
}

/** With a body, only the headers that describe it: what else we say is our own cost. A 304 is headers and nothing else. */
async function bareServer({ status, headers, body }: Reply): Promise<RunningServer> {
  const kept = Object.entries(headers).filter(([name]) => status === 304 || CONTENT_HEADERS.includes(name))
  const folder = mkdtempSync(join(tmpdir(), 'catalyst-bench-'))
  const file = join(folder, 'reply.json')
  const reply: BareReply = { status, headers: Object.fromEntries(kept), body: body.toString('base64') }
  writeFileSync(file, JSON.stringify(reply))
  try {
    return await startProgram('bench/support/bare-server.ts', SERVER_CORE, { BARE_REPLY: file })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
