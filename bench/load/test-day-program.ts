/**
 * The people of a scheduled test, in a separate process: they begin within a minute, answer every 40 seconds and submit; or they all open their
 * results within a minute. As in `program.ts`, latency is measured from when a call is due.
 */
import { Agent, request } from 'node:http'
import { mockTests } from '#contract/practice/mock-tests.ts'
import { randomFrom } from '#tests/support/fixtures/random.ts'

export interface TestDayOrder {
  origin: string
  /** One for each person. */
  tokens: string[]
  /** How many questions each person answers before submitting; without it everybody opens the result of an attempt. */
  begin?: { testId: string; answers: number }
  /** Attempts by person. */
  results?: string[]
  seed: number
}

export interface TestDayTold {
  /** Sorted durations in milliseconds by kind of call. */
  times: Record<string, number[]>
  failed: Record<string, number>
  /** By person: the attempt, and the answers that the server has acknowledged. */
  people: { attemptId: string; answers: Record<string, string> }[]
  /** By person, of the results. */
  percentiles: (number | undefined)[]
}

const BEGIN_WITHIN_MS = 60_000
const EVERY_MS = 40_000

const agent = new Agent({ keepAlive: true, maxSockets: 1500 })
const told: TestDayTold = { times: {}, failed: {}, people: [], percentiles: [] }

process.on('message', async (order: TestDayOrder) => {
  const random = randomFrom(order.seed)
  const begun = performance.now()
  const person = order.begin ? takeTest : openResult
  await Promise.all(
    order.tokens.map((token, n) =>
      person(order, { token, n, random, dueAt: begun + (n * BEGIN_WITHIN_MS) / order.tokens.length }),
    ),
  )
  for (const times of Object.values(told.times)) times.sort((one, other) => one - other)
  process.send?.(told)
})
process.on('disconnect', () => process.exit(0))

interface Taker {
  token: string
  n: number
  random: () => number
  dueAt: number
}

async function takeTest(order: TestDayOrder, { token, n, random, dueAt }: Taker): Promise<void> {
  const { testId = '', answers = 0 } = order.begin ?? {}
  const ask = (name: string, at: number, call: Call) => timed(order.origin, { token, name, at, ...call })
  const test = await ask('begin', dueAt, to(mockTests.begin, { testId }))
  if (!test) return
  const { attempt_id: attemptId, questions } = test.data
  const kept: Record<string, string> = {}
  told.people[n] = { attemptId, answers: kept }
  let due = dueAt
  for (const question of questions.slice(0, answers)) {
    due += EVERY_MS
    const option = pick(Object.keys(question.options), random)
    const answer = { question_id: question.question_id, option, certainty: null, is_flagged: false }
    const body = { answers: [{ ...answer, given_ms: Math.round(due - dueAt), seconds: 40 }] }
    if (await ask('answer', due, { ...to(mockTests.answer, { attemptId }), body })) kept[question.question_id] = option
  }
  await ask('submit', due + EVERY_MS, to(mockTests.submit, { attemptId }))
}

async function openResult({ origin, results = [] }: TestDayOrder, { token, n, dueAt }: Taker): Promise<void> {
  const call = to(mockTests.result, { attemptId: results[n] ?? '' })
  const result = await timed(origin, { token, name: 'result', at: dueAt, ...call })
  told.percentiles[n] = result?.data.standing?.percentile
}

const pick = <T>(items: readonly T[], random: () => number) => items[Math.floor(random() * items.length)] as T

interface Call {
  method: string
  path: string
  body?: object
}

const to = ({ method, path }: { method: string; path: string }, params: Record<string, string>): Call => ({
  method,
  path: path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''),
})

/** @returns the reply, or `undefined` if the call failed */
async function timed(
  origin: string,
  { token, name, at, method, path, body }: Call & { token: string; name: string; at: number },
) {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, at - performance.now())))
  const { status, text } = await send(origin + path, { method, token, body })
  const times = told.times[name] ?? []
  told.times[name] = times
  if (status === 200) times.push(performance.now() - at)
  else told.failed[`${name} ${status}`] = (told.failed[`${name} ${status}`] ?? 0) + 1
  return status === 200 ? JSON.parse(text) : undefined
}

interface Sent {
  method: string
  token: string
  body: object | undefined
}

function send(url: string, { method, token, body }: Sent): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const sent = request(url, { method, headers, agent }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('error', () => resolve({ status: 0, text: '' }))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
    })
    sent.on('error', () => resolve({ status: 0, text: '' }))
    sent.end(body && JSON.stringify(body))
  })
}
