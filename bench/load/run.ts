/**
 * `npm run load [-- steady crowd overload burst soak test-day --minutes 15 --seed 7]`: load tests with realistic traffic on two years of content, against
 * one process on one core. Each profile takes one or two minutes, the test day eight and the soak ten, unless `--minutes` is given. `--only` takes
 * the names too, separated by commas. `--embedded` takes the server that the product runs itself, instead of one with an operator's settings.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { articles } from '#contract/reading/articles.ts'
import { startPostgres } from '#tests/support/server/postgres.ts'
import { seedEmbedded } from '../support/embedded.ts'
import { type Figure, isMet, table } from '../support/figures.ts'
import { SERVER_CORE } from '../support/processes.ts'
import { quizOf } from '../support/quiz.ts'
import { startServer } from '../support/server.ts'
import { seedYears } from '../support/years.ts'
import { PROFILES } from './profiles.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    minutes: { type: 'string' },
    seed: { type: 'string', default: '7' },
    embedded: { type: 'boolean', default: false },
  },
})
const named = [...positionals, ...(values.only?.split(',') ?? [])]
const chosen = named.length > 0 ? named : Object.keys(PROFILES)
const unknown = chosen.filter((name) => !(name in PROFILES))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(PROFILES).join(', ')}`)
  process.exit(2)
}

const busy = loadavg()[0]?.toFixed(1)
const figures: Figure[] = []
const { databaseUrl, years, env, stop } = await (values.embedded ? ownServer() : operatorsServer())
try {
  const product = await startServer({ ...(!values.embedded && { databaseUrl }), env, core: SERVER_CORE })
  try {
    const path = articles.read.path.replace(':articleId', years.articleIds.at(-1) as string)
    const world = { ...years, quiz: await quizOf(product.origin, path, years.callers[0] as Record<string, string>) }
    for (const name of chosen) {
      const minutes = values.minutes === undefined ? undefined : Number(values.minutes)
      const found = await PROFILES[name as keyof typeof PROFILES]({
        product,
        databaseUrl,
        world,
        minutes,
        seed: Number(values.seed),
      })
      figures.push(...found)
      console.log(`\n${table(found)}`)
    }
  } finally {
    await product.stop()
  }
} finally {
  await stop()
}
console.log(`\nload of the machine before ${busy}; seed ${values.seed}\n${table(figures)}`)
process.exit(figures.every((figure) => isMet(figure) !== false) ? 0 : 1)

async function operatorsServer() {
  const postgres = await startPostgres()
  const years = await seedYears(postgres.url).catch(async (error) => {
    await postgres.stop()
    throw error
  })
  return { databaseUrl: postgres.url, years, env: {}, stop: () => postgres.stop() }
}

async function ownServer() {
  const { dataDir, url, years, remove } = await seedEmbedded()
  return { databaseUrl: url, years, env: { DATA_DIR: dataDir }, stop: async () => remove() }
}
