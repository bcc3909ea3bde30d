import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PREFIXES, slowSigns } from '#tests/support/checks/slow-signs.ts'
import { type FakeEngines, type Mood, startEngines } from '#tests/support/fakes/fake-engines.ts'
import { chatService, withoutWrapping } from './chat-service.ts'

let fake: FakeEngines
beforeAll(async () => {
  fake = await startEngines()
})
afterAll(() => fake.stop())
beforeEach(() => {
  fake.moods = []
  fake.asked.length = 0
})

const MATERIAL = { demands: [], answer: [{ n: 1, text: 'Words.' }] }
const NEVER_MS = 60_000
const open = (timeoutMs = NEVER_MS) => chatService({ url: fake.url, key: 'k', model: 'm', timeoutMs })
const ask = (most = 10_000, timeoutMs?: number) =>
  open(timeoutMs).ask({ instructions: 'Read.', material: MATERIAL, signal: new AbortController().signal, most })
const failure = async (mood: Mood, most?: number) => {
  fake.moods = [mood]
  // Only a service that never answers may run out of time.
  return ask(most, mood === 'hangs' ? 50 : NEVER_MS).catch((error) => error)
}
const completion = (choice: object, usage?: unknown) => ({ completion: { choices: [choice], usage } })

describe('a chat endpoint', () => {
  test('gets instructions apart from the material, and gives text with its tokens', async () => {
    const { content, usage } = await ask()
    expect([JSON.parse(content).demands, usage]).toEqual([[], { tokensIn: 1200, tokensOut: 300 }])
    expect(fake.asked[0]).toMatchObject({
      key: 'Bearer k',
      body: {
        model: 'm',
        messages: [
          { role: 'system', content: 'Read.' },
          { role: 'user', content: JSON.stringify(MATERIAL) },
        ],
      },
    })
    expect(open().host).toBe(new URL(fake.url).host)
  })

  test('is asked without JSON mode after it refused that', async () => {
    fake.moods = [{ status: 422 }]
    const chat = open()
    const request = { instructions: '', material: MATERIAL, signal: new AbortController().signal, most: 10_000 }
    await chat.ask(request)
    await chat.ask(request)
    expect(fake.asked.map(({ body }) => 'response_format' in body)).toEqual([true, false, false])
  })

  test.each([
    ['hangs', 'away', 'in time'],
    ['half', 'away', 'reached'],
    ['garbage', 'unusable', 'invalid JSON'],
    ['cut short', 'too_long', 'cut its answer short'],
    [{ status: 429, retryAfter: '7' }, 'away', '429'],
    [{ status: 500 }, 'away', '500'],
    [{ status: 401 }, 'refused', '401'],
    [{ completion: {} }, 'unusable', 'did not finish'],
    [{ completion: { choices: 'x' } }, 'unusable', 'did not finish'],
    [{ completion: { choices: [null] } }, 'unusable', 'did not finish'],
    [completion({ message: null }), 'unusable', 'did not finish'],
    [completion({ message: { content: ['x'] } }), 'unusable', 'did not finish'],
    [completion({ finish_reason: 'tool_calls', message: { content: '{}' } }), 'unusable', 'did not finish'],
    [completion({ finish_reason: 'content_filter', message: { content: '' } }), 'unusable', 'declined'],
    [completion({ finish_reason: 'stop', message: { content: null, refusal: 'I cannot.' } }), 'unusable', 'declined'],
  ] as const)('that answers %j fails with a sentence', async (mood, kind, says) => {
    expect(await failure(mood)).toMatchObject({ kind, message: expect.stringContaining(says) })
  })

  test('that sends more than it was asked for is not read to the end', async () => {
    expect(await failure({ says: 'x'.repeat(20_000) })).toMatchObject({
      kind: 'unusable',
      message: expect.stringContaining('more than'),
    })
  })

  test('says with an unusable reply what it costs, and nonsense is no number of tokens', async () => {
    expect((await failure('cut short')).usage).toEqual({ tokensIn: 1200, tokensOut: 300 })
    for (const usage of [
      null,
      'x',
      { prompt_tokens: -1, completion_tokens: 1e99 },
      { prompt_tokens: '9', completion_tokens: 1.5 },
    ]) {
      fake.moods = [completion({ message: { content: '{}' } }, usage)]
      expect((await ask()).usage).toEqual({ tokensIn: null, tokensOut: null })
    }
  })
})

describe('an answer', () => {
  test.each([
    ['{"a":1}', '{"a":1}'],
    ['```json\n{"a":1}\n```', '{"a":1}'],
    ['```\n{"a":1}\n```  ', '{"a":1}'],
    ['<think>Hm {"b":2}</think>\n{"a":1}', '{"a":1}'],
    ['<think>one</think>{"a"<think>two</think>:1}', '{"a":1}'],
    ['<think>never ends {"a":1}', '<think>never ends {"a":1}'],
    ['```', ''],
  ])('%j is read without thinking and fences', (content, text) => expect(withoutWrapping(content)).toBe(text))

  test.each([...PREFIXES, '<think>', '```'])('takes time in proportion to its length after %j', (prefix) => {
    expect(slowSigns(withoutWrapping, prefix)).toEqual([])
    expect(slowSigns((text) => withoutWrapping(text.replaceAll('a', '<think>')), prefix)).toEqual([])
  })
})
