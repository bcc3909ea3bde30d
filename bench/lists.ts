import { Client } from './support/calls.ts'
import { type Figure, median } from './support/figures.ts'
import { signIn, startServer } from './support/server.ts'

const WARM_UP = 20
const PAIRS = 160
const DAY_MS = 86_400_000

interface Size {
  reader: Client
  admin: Client
  articleIds: string[]
}

interface Case {
  name: string
  /** The n-th call for either size, never the same twice, so that no reply is cached. */
  call: (size: Size, n: number) => Promise<{ ms: number }>
}

const CASES: Case[] = [
  { name: 'list of days', call: ({ reader }, n) => reader.get(`/api/entries?before=${dayAfterAll(n)}`) },
  { name: 'list of days, admin', call: ({ admin }, n) => admin.get(`/api/admin/entries?before=${dayAfterAll(n)}`) },
  { name: 'article', call: ({ reader, articleIds }, n) => reader.get(`/api/articles/${articleIds[n % articleIds.length]}`) },
]

/** The same uncached call with few and with many articles in turn: its cost must not depend on their number. */
export async function measureLists(fewUrl: string, manyUrl: string): Promise<Figure[]> {
  const servers = [await startServer({ databaseUrl: fewUrl }), await startServer({ databaseUrl: manyUrl })] as const
  const sizes: Size[] = []
  try {
    for (const { origin } of servers) sizes.push(await sizeAt(origin))
    const [few, many] = sizes as [Size, Size]
    const figures: Figure[] = []
    for (const one of CASES) figures.push(await measure(one, few, many))
    return figures
  } finally {
    for (const { reader, admin } of sizes) {
      reader.close()
      admin.close()
    }
    for (const server of servers) await server.stop()
  }
}

async function measure({ name, call }: Case, few: Size, many: Size): Promise<Figure> {
  const pairs: [number, number][] = []
  for (let n = 0; n < WARM_UP + PAIRS; n++) {
    const order = n % 2 === 0 ? [few, many] : [many, few]
    const ms = new Map<Size, number>()
    for (const size of order) ms.set(size, (await call(size, n)).ms)
    if (n >= WARM_UP) pairs.push([ms.get(few) as number, ms.get(many) as number])
  }
  const [fewMs, manyMs] = [median(pairs.map(([ms]) => ms)), median(pairs.map(([, ms]) => ms))]
  return {
    name: `${name}, ${many.articleIds.length} against ${few.articleIds.length} articles`,
    value: median(pairs.map(([fewMs, manyMs]) => manyMs / fewMs)),
    unit: '×',
    target: { atMost: 1.2 },
    note: `uncached; ${manyMs.toFixed(1)} ms against ${fewMs.toFixed(1)} ms`,
  }
}

/** Dates after every entry: the first page, with a different URL each time. */
const dayAfterAll = (n: number) => new Date(Date.UTC(2100, 0, 1) + n * DAY_MS).toISOString().slice(0, 10)

async function sizeAt(origin: string): Promise<Size> {
  const reader = new Client(origin, await signIn(origin, 'pro'))
  const admin = new Client(origin, await signIn(origin, 'admin'))
  const ids = await allArticleIds(admin)
  return { reader, admin, articleIds: spread(ids) }
}

async function allArticleIds(admin: Client): Promise<string[]> {
  const ids: string[] = []
  for (let before: string | null = '2199-12-31'; before; ) {
    const page = JSON.parse((await admin.get(`/api/admin/entries?limit=100&before=${before}`)).body) as Page
    ids.push(...page.data.flatMap(({ articles }) => articles.map(({ article_id }) => article_id)))
    before = page.next_before
  }
  return ids
}

interface Page {
  data: { articles: { article_id: string }[] }[]
  next_before: string | null
}

/** Spread over the list, not neighbours on the same database pages. */
function spread(ids: string[]): string[] {
  const step = 7919
  return ids.map((_, n) => ids[(n * step) % ids.length] as string)
}
