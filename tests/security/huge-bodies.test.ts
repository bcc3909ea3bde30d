import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { aDay, anArticle } from '#tests/support/fixtures/articles.ts'
import { HUGE_BODIES } from '#tests/support/fuzz/huge-bodies.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const MIB = 1024 * 1024
const TOO_MUCH = 30 * MIB
const MAX_MS = 1000
const MAX_MEMORY = 100 * MIB

const withBody = endpoints
  .map(({ endpoint }) => endpoint as Endpoint)
  .filter(({ body, consumes }) => body && !consumes)
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

const ID = '018f0000-0000-7000-8000-000000000000'

interface Measured {
  reply: LightMyRequestResponse
  ms: number
  /** The increase of the peak memory of the process. */
  bytes: number
}

async function send(endpoint: Endpoint, as: Person, payload: string | Buffer): Promise<Measured> {
  const url = endpoint.path.replace(/:(\w+)/g, (_, name) => (name === 'language' ? 'hi' : ID))
  const headers = { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' }
  const before = process.resourceUsage().maxRSS
  // CPU time, because wall time includes other processes on a busy machine.
  const begun = process.cpuUsage()
  const reply = await app.app.inject({ method: endpoint.method, url, headers, payload })
  const { user, system } = process.cpuUsage(begun)
  const ms = (user + system) / 1000
  return { reply, ms, bytes: (process.resourceUsage().maxRSS - before) * 1024 }
}

function expectCheapRefusal({ reply, ms, bytes }: Measured, what: string): void {
  // An endpoint without required fields ignores a few hundred unknown ones.
  expect([200, 400, 403, 404, 413, 422], what).toContain(reply.statusCode)
  expect(reply.statusCode === 200, what).toBe(/many long field names/.test(what) && reply.json().success)
  expect(reply.body.length, what).toBeLessThan(100_000)
  expect(ms, `${what}: ms`).toBeLessThan(MAX_MS)
  expect(bytes, `${what}: bytes`).toBeLessThan(MAX_MEMORY)
}

function fieldsOf({ body }: Endpoint): string[] {
  const { properties = {} } = z.toJSONSchema(body as z.ZodType, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties)
}

describe('a body that is expensive to parse', () => {
  test.each(withBody)('%s rejects it in less than a second with less than 100 MiB', async (_name, endpoint) => {
    const admin = await app.person('admin')
    for (const [what, make] of Object.entries(HUGE_BODIES))
      for (const field of endpoint.bodyLimit > MIB ? fieldsOf(endpoint) : fieldsOf(endpoint).slice(0, 2))
        expectCheapRefusal(await send(endpoint, admin, make(field, endpoint.bodyLimit - 100)), `${what} as ${field}`)
  })

  test('every endpoint rejects 30 MB', async () => {
    const admin = await app.person('admin')
    const payload = Buffer.alloc(TOO_MUCH, '{"articles":[1,1,1')
    for (const [name, endpoint] of withBody) {
      const sent = await send(endpoint, admin, payload)
      expectCheapRefusal(sent, name)
      expect(sent.reply.statusCode, name).toBe(413)
    }
  })

  const upload = endpoints.find(({ endpoint }) => endpoint.path === '/api/admin/ingest-daily-content')?.endpoint as Endpoint
  const day = (parts: Record<string, unknown>) =>
    JSON.stringify(aDay('2026-01-15', [], { articles: Array(50).fill(anArticle('A', parts)) }))
  const many = (length: number, item: unknown = {}) => Array.from({ length }, () => item)

  test.each([
    ['key terms', { follow_up_data: { key_terms_list: many(200) } }],
    ['lists of every kind in every language', everyList(200)],
    ['lists longer than any may be', everyList(999)],
    ['questions without anything', { potential_questions: { prelims_quiz: many(50) } }],
    ['sections of an analysis', { analysis_text: Object.fromEntries(many(999).map((_, n) => [`section_${n}`, 1])) }],
    ['sections within a text', { analysis_text: JSON.stringify(many(30_000)) }],
    ['text that is nested within a text', { analysis_text: `${'['.repeat(50_000)}${']'.repeat(50_000)}` }],
  ])('a day whose articles are all wrong in %s is refused as quickly', async (what, parts) => {
    const admin = await app.person('admin')
    const sent = await send(upload, admin, day(parts))
    expectCheapRefusal(sent, what)
    expect(sent.reply.statusCode).toBe(422)
    expect(sent.reply.json().details?.length ?? 0).toBeLessThanOrEqual(200)
  })

  function everyList(length: number) {
    const both = { hi: many(length), ta: many(length) }
    return {
      follow_up_data: {
        key_terms_list: many(length),
        key_terms_list_translated: both,
        flashcards: many(length),
        historical_context: many(Math.min(length, 100)),
        historical_context_translated: both,
      },
    }
  }

  test('the message names the limit', async () => {
    const admin = await app.person('admin')
    const sentence = async (body: string) => (await send(upload, admin, body)).reply.json().error
    expect(await sentence(`{"articles":[${'1,'.repeat(1000)}1]}`)).toBe('A list or an object can have at most 1,000 items')
    expect(await sentence(`{"${'k'.repeat(201)}":1}`)).toBe('A field name can have at most 200 characters')
    const lists = `[${`[${'1,'.repeat(999)}1],`.repeat(300)}1]`
    expect(await sentence(`{"articles":${lists}}`)).toBe('The request can have at most 2,00,000 values')
  })
})
