import { articles } from '#contract/reading/articles.ts'
import { bareServer, exactReply } from './support/bytes.ts'
import { compareServers } from './support/compare.ts'
import type { Figure } from './support/figures.ts'
import type { Load } from './support/load.ts'
import { SERVER_CORE } from './support/processes.ts'
import { type RunningServer, signIn, startServer } from './support/server.ts'

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

/** The cost of opening an article as a signed-in user, compared with a bare server that sends the same bytes. */
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
    const { share, told } = await compareServers({ server: product, asked }, { server: bare, asked })
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
