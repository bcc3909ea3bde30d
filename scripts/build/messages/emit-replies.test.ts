import { stripTypeScriptTypes } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { emitModule, type Texts } from './emit-module.ts'
import { emitReplies, isSent } from './emit-replies.ts'

interface Replies {
  EXACT: Record<string, string>
  PATTERNS: [RegExp, string[], (values: object) => string][]
}

function moduleUrl(code: string): string {
  const script = stripTypeScriptTypes(code).replace(/ from '#([^']+)'/g, (_, own) => ` from '${pathToFileURL(resolve(own))}'`)
  return `data:text/javascript,${encodeURIComponent(script).replaceAll("'", '%27')}`
}

/** Compiled, and loaded as the browser would. */
function compiled(english: Record<string, Texts>, hindi: Record<string, Texts>): Promise<Replies> {
  const replies = emitReplies(new Map(Object.entries(english))).replace(
    / from '\.\/(.+)\.ts'/g,
    (_, feature) => ` from '${moduleUrl(emitModule('hi', hindi[feature] ?? {}, english[feature] ?? {}))}'`,
  )
  return import(moduleUrl(replies))
}

const server = (english: Texts, hindi: Texts) => compiled({ 'server/a': english }, { 'server/a': hindi })

/** What the first pattern finds in a sentence: by parameter, its groups. */
function found({ PATTERNS }: Replies, sentence: string) {
  for (const [pattern, names, text] of PATTERNS) {
    const groups = pattern.exec(sentence)?.slice(1)
    if (groups) return { given: names.flatMap((name, at) => (groups[at] === undefined ? [] : [[name, groups[at]]])), text }
  }
  return undefined
}

test('sentences of the contract and of the server are sent, and no others', () => {
  expect(['contract/validation', 'server/platform', 'practice/quizzes', 'ui'].filter(isSent)).toEqual([
    'contract/validation',
    'server/platform',
  ])
})

test('a sentence without parameters is found by its English text', async () => {
  const { EXACT } = await server({ closed: "It’s closed. '{x}' (1+1)" }, { closed: 'यह बंद है।' })
  expect(EXACT).toEqual({ 'It’s closed. {x} (1+1)': 'यह बंद है।' })
})

test('a sentence that two features have is taken from the first', async () => {
  const texts = { gone: 'Not found' }
  const { EXACT } = await compiled(
    { 'contract/a': texts, 'server/a': texts },
    { 'contract/a': { gone: 'नहीं मिला' }, 'server/a': { gone: 'नहीं है' } },
  )
  expect(EXACT).toEqual({ 'Not found': 'नहीं मिला' })
})

test('several parameters are found, whatever their order in the other language', async () => {
  const replies = await server(
    { most: '{label} may have {maximum, number} of {what} (at most).' },
    { most: '{what}: {label} में अधिकतम {maximum, number}' },
  )
  const result = found(replies, 'The post may have 1,20,000 of your words (at most).')
  expect(result?.given).toEqual([
    ['label', 'The post'],
    ['maximum', '1,20,000'],
    ['what', 'your words'],
  ])
  expect(result?.text({ label: 'पोस्ट', maximum: 120_000, what: 'शब्द' })).toBe('शब्द: पोस्ट में अधिकतम 1,20,000')
})

test('a parameter may have several lines', async () => {
  const replies = await server({ because: 'Suspended. {reason}' }, { because: 'निलंबित। {reason}' })
  expect(found(replies, 'Suspended. One.\nTwo.')?.given).toEqual([['reason', 'One.\nTwo.']])
})

test('a plural is found in each of its forms', async () => {
  const replies = await server(
    { wait: 'Wait {minutes, plural, =0 {a moment} one {a minute} other {# minutes}}.' },
    { wait: '{minutes, plural, =0 {ज़रा} other {# मिनट}} रुकें।' },
  )
  const given = (sentence: string) => found(replies, sentence)?.given
  expect(given('Wait a moment.')).toEqual([['minutes=0', '']])
  expect(given('Wait a minute.')).toEqual([['minutes=1', '']])
  expect(given('Wait 15 minutes.')).toEqual([['minutes', '15']])
  expect(found(replies, 'Wait 15 minutes.')?.text({ minutes: 15 })).toBe('15\u00a0मिनट रुकें।')
})

test('a plural is found by digits only, also where they are shown as they are', async () => {
  const english = '{count, plural, =1 {First article} other {{count} articles}}'
  const replies = await server({ read: english }, { read: '{count, plural, =1 {पहला लेख} other {{count} लेख}}' })
  expect(found(replies, '3 articles')?.given).toEqual([['count', '3']])
  expect(found(replies, 'A list of articles')).toBeUndefined()
})

test('a choice is found by its words', async () => {
  const text = 'Started from your {by, select, device {own device} other {network}}.'
  const replies = await server({ text }, { text: '{by, select, device {डिवाइस} other {नेटवर्क}} से शुरू हुआ।' })
  expect(found(replies, 'Started from your own device.')?.given).toEqual([['by=device', '']])
  expect(found(replies, 'Started from your network.')?.given).toEqual([['by=other', '']])
})

test('the longest pattern comes first', async () => {
  const texts = { most: '{label} must be at most {maximum}', characters: '{label} must be at most {maximum} characters' }
  const replies = await server(texts, texts)
  expect(replies.PATTERNS.map(([pattern]) => pattern.source)).toEqual([
    '^(.+?) must be at most (.+?) characters$',
    '^(.+?) must be at most (.+?)$',
  ])
  expect(found(replies, 'Name must be at most 5 characters')?.given.at(-1)).toEqual(['maximum', '5'])
})

test('a text without words of its own is no pattern, and other sentences are not found', async () => {
  const replies = await server({ range: '{from}–{to}', gone: '{name} is gone' }, { range: '{from}–{to}', gone: '{name} नहीं है' })
  expect(replies.PATTERNS).toHaveLength(1)
  expect(found(replies, 'Nobody knows – not even we')).toBeUndefined()
  expect(found(replies, 'It is gone for good')).toBeUndefined()
})

test('a sentence with a tag is refused', () => {
  expect(() => emitReplies(new Map([['server/a', { read: 'Read <terms>the terms</terms>' }]]))).toThrow('cannot have <terms>')
})
