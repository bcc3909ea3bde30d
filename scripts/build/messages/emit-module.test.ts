import { createRequire, stripTypeScriptTypes } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { emitModule, emitTexts, type Texts } from './emit-module.ts'

type Written = string & ((given: object) => string & ReactNode)

const packageFile = (name: string) => createRequire(import.meta.url).resolve(name)

/** Compiled, and loaded as the browser would. */
async function compiled(texts: Texts, language: Language = 'en', english = texts): Promise<Record<string, Written>> {
  const module = stripTypeScriptTypes(emitModule(language, texts, english))
  const code = module.replace(
    / from '(#?)([^']+)'/g,
    (_, own, name) => ` from '${pathToFileURL(own ? resolve(name) : packageFile(name))}'`,
  )
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

const message = async (text: string, language?: Language, english = text) => {
  const { said } = await compiled({ said: text }, language, { said: english })
  if (said === undefined) throw new Error('The message was not compiled')
  return said
}

test('a text without parameters is a constant, and nothing is imported for it', async () => {
  expect(await message("Don’t stop, it's '{fine}'")).toBe("Don’t stop, it's {fine}")
  expect(emitModule('ta', { save: 'சேமி' }, { save: 'Save' }).split('\n')).toEqual([
    expect.stringContaining('Generated'),
    'export const save = "சேமி"',
    '',
  ])
})

test('a value stands where the language wants it', async () => {
  const english = '{score} of {total} correct'
  expect((await message(english))({ score: 3, total: 5 })).toBe('3 of 5 correct')
  expect((await message('{total} में से {score} सही', 'hi', english))({ score: 3, total: 5 })).toBe('5 में से 3 सही')
})

test('a line never ends between a number and its unit', async () => {
  expect((await message('{size} MB in {minutes, number} min, {count} minutes'))({ size: 2, minutes: 5, count: 3 })).toBe(
    '2\u00a0MB in 5\u00a0min, 3 minutes',
  )
  expect((await message('{minutes} मिनट', 'hi', '{minutes} min'))({ minutes: 5 })).toBe('5\u00a0मिनट')
  expect((await message('{count, number} நிமிடங்கள்', 'ta', '{count, number} min'))({ count: 5 })).toBe('5 நிமிடங்கள்')
})

test('a line never ends between a number or a foreign word and its Tamil ending', async () => {
  const text = await message('Pro-வை {days}-ஆம் நாளில், கட்-ஆஃப்', 'ta', 'Pro on day {days}')
  expect(text({ days: 3 })).toBe('Pro-\u2060வை 3-\u2060ஆம் நாளில், கட்-ஆஃப்')
})

test('a number is grouped as in India', async () => {
  expect((await message('{count, number} readers'))({ count: 120_000 })).toBe('1,20,000 readers')
})

test('a plural has its exact cases, its forms and the number', async () => {
  const english = '{count, plural, =0 {No answer yet} one {# answer} other {# answers}}'
  const answers = await message(english)
  expect([0, 1, 2, 120_000].map((count) => answers({ count }))).toEqual([
    'No answer yet',
    '1 answer',
    '2 answers',
    '1,20,000 answers',
  ])
  const hindi = await message('{count, plural, one {# उत्तर मिला} other {# उत्तर मिले}}', 'hi', english)
  expect([0, 1, 2].map((count) => hindi({ count }))).toEqual(['0 उत्तर मिला', '1 उत्तर मिला', '2 उत्तर मिले'])
  const tamil = await message('{count, plural, other {# விடைகள்}}', 'ta', english)
  expect(tamil({ count: 1 })).toBe('1 விடைகள்')
})

test('a language without a plural may show the number as a value', async () => {
  const english = '{count, plural, one {# card} other {# cards}} left'
  expect((await message('{count} कार्ड बाकी', 'hi', english))({ count: 4 })).toBe('4 कार्ड बाकी')
})

test('a choice has a text for each case and for all others', async () => {
  const opened = await message('{kind, select, quiz {Open the quiz} other {Open the test}}')
  expect([opened({ kind: 'quiz' }), opened({ kind: 'test' })]).toEqual(['Open the quiz', 'Open the test'])
  expect(emitModule('en', { a: '{kind, select, quiz {Q} test {T} other {O}}' }, {})).toContain(
    '{ kind: "quiz" | "test" | "other" }',
  )
})

test('what a tag encloses is passed to its function, and the rest stands around it', async () => {
  const read = await message('Read <terms>the {name} terms</terms>, please.')
  const terms = (text: ReactNode) => createElement('a', { href: '/terms' }, text)
  expect(renderToStaticMarkup(read({ name: 'new', terms }))).toBe('Read <a href="/terms">the new terms</a>, please.')
})

test('what looks like code in a text stays text', async () => {
  expect(await message(`\`$'{'gone}\` \\n "quoted"`)).toBe(`\`\${gone}\` \\n "quoted"`)
  const shown = await message(`\`$'{'gone}\` \\n costs $\{price}`)
  expect(shown({ price: 5 })).toBe(`\`\${gone}\` \\n costs $5`)
})

test.each([
  ['a parameter that is missing', '{score} सही', '{total} of the English text is missing'],
  ['a parameter too many', '{total} में से {score} {extra}', '{extra} is not in the English text'],
  ['a parameter of another kind', '{total} में से <score>सही</score>', '{score} is a value in the English text, not a tag'],
  ['a text that ends too early', '{total में से {score}', 'MALFORMED_ARGUMENT'],
  ['a choice without “other”', '{total, select, 1 {एक}} {score}', 'MISSING_OTHER_CLAUSE'],
  ['a date, which has its own functions', '{total, date} {score}', 'must be formatted by web/platform/time'],
])('%s is named with its text', (_what, hindi, problem) => {
  expect(() => emitModule('hi', { result: hindi }, { result: '{score} of {total} correct' })).toThrow(
    expect.objectContaining({ message: expect.stringMatching(/^result: /) }),
  )
  expect(() => emitModule('hi', { result: hindi }, { result: '{score} of {total} correct' })).toThrow(problem)
})

test('texts of several languages are one object, with the same functions', () => {
  const english = { save: 'Save', left: '{count, plural, one {# card} other {# cards}}' }
  const code = emitTexts(
    new Map([
      ['en', english],
      ['hi', { save: 'सहेजें', left: '{count} कार्ड' }],
    ] as const),
    english,
  )
  expect(code).toContain("import { formatNumber } from '#contract/amounts.ts'")
  expect(code).toContain('  hi: {\n    save: "सहेजें",\n    left: ({ count }: { count: number }): string => `')
})
