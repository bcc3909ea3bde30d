import { describe, expect, test } from 'vitest'
import { wordPlaces } from '#contract/fold-text.ts'
import { indexedWords } from '../rules.ts'
import { excerpt, fragmentOf, MARK_BEGIN, MARK_END, markedUp, passagesWith } from './passages.ts'

const filler = (words: number) => Array.from({ length: words }, (_, index) => `filler${index}`).join(' ')
const far = (...words: string[]) => `${filler(100)} ${words.join(` ${filler(100)} `)} ${filler(100)}`

describe('the passages for a snippet', () => {
  test('a short text is not cut', () => {
    expect(passagesWith(['moon'], 'The Moon.')).toEqual(['The Moon.'])
  })

  test('a long text is cut around the word, between whole words', () => {
    const text = far('(Elections)')
    const [passage = ''] = passagesWith(['elections'], text)
    expect(passage).toContain('(Elections)')
    expect(passage.length).toBeLessThan(text.length / 3)
    expect(` ${text} `).toContain(` ${passage} `)
  })

  test('another form of a word is found by its first half, in any script', () => {
    expect(passagesWith(['electing'], far('elections')).join()).toContain('elections')
    expect(passagesWith(['संविधानों'], far('संविधान')).join()).toContain('संविधान')
  })

  test('words close together are preferred to single words', () => {
    expect(passagesWith(['court', 'bonds'], far('court', 'bonds', 'court on bonds')).join()).toMatch(/court on bonds/)
  })

  test('words far apart give two passages, in the order of the text', () => {
    expect(passagesWith(['bonds', 'court'], far('court', 'bonds'))).toEqual([
      expect.stringContaining('court'),
      expect.stringContaining('bonds'),
    ])
  })

  test('a text without any of the words is not cut', () => {
    const text = far('court')
    expect(passagesWith(['moon'], text)).toEqual([text])
  })

  test('a word is found in any spelling, with its joiners', () => {
    expect(passagesWith(['संबंध'], far('सम्\u200dबन्ध')).join()).toContain('सम्\u200dबन्ध')
    expect(passagesWith(['nino'], far('Niño')).join()).toContain('Niño')
  })

  test('matches are only at the beginning of words', () => {
    const text = far('supreme')
    expect(passagesWith(['preme'], text)).toEqual([text])
  })
})

const marked = (text: string, ...words: string[]) => {
  const all = indexedWords(text)
  return fragmentOf({ text, words: all, matches: [...all.keys()].filter((index) => words.includes(all[index]?.word ?? '')) })
    .replaceAll(MARK_BEGIN, '[')
    .replaceAll(MARK_END, ']')
}

describe('the fragment of a passage', () => {
  test('marks the words as they are written', () => {
    expect(marked('“सम्\u200dबन्ध।” है', 'संबंध')).toBe('“[सम्\u200dबन्ध]।” है')
    expect(marked('At the G-20, the G20', 'g20')).toBe('At the [G-20], the [G20]')
    expect(marked('At the G 20 now', 'g', '20', 'g20')).toBe('At the [G 20] now')
  })

  test('begins some words before the most different matches and ends some words after them', () => {
    const words = marked(`${filler(50)} court ${filler(50)} court, bonds! ${filler(50)}`, 'court', 'bonds').split(' ')
    expect(words).toHaveLength(37)
    expect(words.slice(9, 13)).toEqual(['filler49', '[court],', '[bonds]!', 'filler0'])
  })

  test('without a match is the beginning', () => {
    expect(wordPlaces(marked(filler(100)))).toHaveLength(27)
  })
})

test('a snippet has dots where it was cut', () => {
  expect(excerpt('The Court held', 'The Court held so.')).toBe('The Court held …')
  expect(excerpt(`in ${MARK_BEGIN}law${MARK_END}.`, 'The Court')).toBe(`… in ${MARK_BEGIN}law${MARK_END}.`)
  expect(excerpt('संविधान सभा ने कहा।', 'The Court')).toBe('… संविधान सभा ने कहा।')
})

test('only the marks of matches become markup', () => {
  expect(markedUp(`<mark>${MARK_BEGIN}a${MARK_END}</mark>`)).toBe('&lt;mark&gt;<mark>a</mark>&lt;/mark&gt;')
})
