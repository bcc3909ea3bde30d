import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { entries } from '#contract/newsroom/entries.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { aDay, anArticle } from '#tests/support/fixtures/articles.ts'
import { testApp } from '#tests/support/server/app.ts'
import { admitLarge } from './large-bodies.ts'

const app = testApp()

function arriving(bytes: number | undefined) {
  const raw = new PassThrough()
  const headers = bytes === undefined ? {} : { 'content-length': String(bytes) }
  admitLarge(entries.compare, { headers } as unknown as FastifyRequest, { raw } as unknown as FastifyReply)
  return raw
}

const LARGE = 3 * 1024 * 1024

test('of many large days at once two are looked at, the others are told to come back, small ones go through', async () => {
  // Of what comes in pieces nobody knows the size.
  const [one, other] = [arriving(LARGE), arriving(undefined)]
  for (let n = 0; n < 3; n++) {
    let refusal: unknown
    try {
      arriving(LARGE)
    } catch (error) {
      refusal = error
    }
    expect(refusal).toBeInstanceOf(HttpError)
    expect(refusal).toMatchObject({ status: 503, retryAfter: 5 })
    arriving(2000)
  }
  one.destroy()
  await once(one, 'close')
  const next = arriving(LARGE)
  expect(() => arriving(LARGE)).toThrow('Other large uploads are in progress')
  for (const raw of [other, next]) {
    raw.destroy()
    await once(raw, 'close')
  }
})

test('a large day alone is looked at', async () => {
  const as = await app.person('admin')
  const analysis_text = { past: 'Long. '.repeat(9000) }
  const body = aDay('2026-01-15', [], { articles: Array.from({ length: 25 }, (_, n) => anArticle(`${n}`, { analysis_text })) })
  for (let n = 0; n < 3; n++) expect((await app.call(entries.compare, { as, body })).statusCode).toBe(200)
})
