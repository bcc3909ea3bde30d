import { Client } from './support/calls.ts'
import { PLANTED } from './support/corpus.ts'
import { type Figure, percentile } from './support/figures.ts'
import { signIn, startServer } from './support/server.ts'

const ROUNDS = 40
const WARM_UP_ROUNDS = 5

interface Case {
  name: string
  queries: string[]
  /** Articles or texts found for each query, on a page of 20. */
  found: number
  path?: typeof PRACTICE
}

const PRACTICE = '/api/search/practice'
const CASES: Case[] = [
  { name: 'a word of half the bodies', queries: [PLANTED.half], found: 20 },
  { name: '… and of some titles', queries: [PLANTED.otherHalf], found: 20 },
  { name: 'both of them', queries: [`${PLANTED.half} ${PLANTED.otherHalf}`], found: 20 },
  { name: 'beginnings', queries: [PLANTED.half.slice(0, 6), PLANTED.otherHalf.slice(0, 4), 'co'], found: 20 },
  { name: 'a rare word', queries: [PLANTED.rare], found: 3 },
  { name: 'Hindi', queries: [PLANTED.hindi, PLANTED.hindi.slice(0, 5)], found: 20 },
  { name: 'Tamil', queries: [PLANTED.tamil, PLANTED.tamil.slice(0, 5)], found: 20 },
  { name: 'misspelt', queries: [misspelt(PLANTED.half), misspelt(PLANTED.rare)], found: 3 },
  { name: 'a question', queries: [`what is the ${PLANTED.half} of ${PLANTED.otherHalf}`], found: 20 },
  {
    name: 'most of the words',
    queries: [`${PLANTED.rare} ${PLANTED.half} ${PLANTED.otherHalf} ${PLANTED.hindi} zzyzzx`],
    found: 20,
  },
  { name: 'a few with all the words', queries: [`${PLANTED.rare} ${PLANTED.half}`], found: 1 },
  { name: 'nothing to find', queries: ['zzyzzx qqj'], found: 0 },
  { name: 'practice, a word of many questions', queries: [PLANTED.half, PLANTED.half.slice(0, 6)], found: 20, path: PRACTICE },
  { name: 'practice, beginnings of many words', queries: ['co', 'pr'], found: 20, path: PRACTICE },
  { name: 'practice, two words', queries: [`${PLANTED.half} co`], found: 1, path: PRACTICE },
  { name: 'practice, Hindi and Tamil', queries: [PLANTED.hindi, PLANTED.tamil], found: 20, path: PRACTICE },
  { name: 'practice, nothing to find', queries: ['zzyzzx qqj'], found: 0, path: PRACTICE },
]

/** One client searching through HTTP, every kind of query in turn. */
export async function measureSearch(databaseUrl: string): Promise<Figure[]> {
  const server = await startServer({ databaseUrl })
  const client = new Client(server.origin, await signIn(server.origin, 'pro'))
  try {
    const times = new Map<Case, number[]>(CASES.map((one) => [one, []]))
    const idle: number[] = []
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
      idle.push((await client.get('/healthz')).ms)
      for (const one of CASES)
        for (const query of one.queries) {
          const ms = await search(client, query, one)
          if (round >= WARM_UP_ROUNDS) times.get(one)?.push(ms)
        }
    }
    return [...[...times].flatMap(([one, ms]) => figuresOf(one, ms)), howBusy(idle)]
  } finally {
    client.close()
    await server.stop()
  }
}

async function search(client: Client, query: string, { found, path }: Case): Promise<number> {
  const { ms, body } = await client.get(`${path ?? '/api/search'}?limit=20&q=${encodeURIComponent(query)}`)
  const { data } = JSON.parse(body) as { data: { snippet: string }[] }
  if (data.length < found || (found === 0 && data.length > 0))
    throw new Error(`"${query}" finds ${data.length} rows, not ${found}`)
  return ms
}

function figuresOf({ name, queries }: Case, ms: number[]): Figure[] {
  const note = queries.map((query) => `"${query}"`).join(', ')
  return [
    { name: `search, ${name}, median`, value: percentile(ms, 0.5), unit: 'ms', target: { atMost: 25 }, note },
    { name: `search, ${name}, p95`, value: percentile(ms, 0.95), unit: 'ms', target: { atMost: 80 }, note: `${ms.length} calls` },
  ]
}

/** The duration of a trivial call, which shows how much others use the machine. */
function howBusy(idle: number[]): Figure {
  return {
    name: 'a call without any work, p95',
    value: percentile(idle, 0.95),
    unit: 'ms',
    note: 'how busy the machine is besides',
  }
}

/** A misspelling with another vowel in the middle. */
function misspelt(word: string): string {
  const middle = [...word.matchAll(/[aeiou]/g)].map(({ index }) => index).at(1) ?? 1
  return `${word.slice(0, middle)}${word[middle] === 'a' ? 'e' : 'a'}${word.slice(middle + 1)}`
}
