import { describe, expect, test } from 'vitest'
import type { Article } from '#contract/articles.ts'
import { availableLanguages, inLanguage } from './in-language.ts'

const article = (given: object = {}) =>
  ({
    title: 'Title',
    summary: 'Summary',
    analysis_text: { past: 'P', present: 'N', future: 'F' },
    title_translated: {},
    summary_translated: {},
    analysis_text_translated: {},
    follow_up_data: {
      key_terms_list: [{ term: 'Tax', definition: 'd' }],
      key_terms_list_translated: {},
      historical_context: ['1950: x'],
      historical_context_translated: {},
      flashcards: [],
    },
    ...given,
  }) as unknown as Article

describe('reading in a language', () => {
  test('a language without any translation is not available', () => {
    expect(availableLanguages(article())).toEqual({ en: true, hi: false, ta: false })
    expect(availableLanguages(article({ title_translated: { hi: '  ' } })).hi).toBe(false)
  })

  test('a translated title, summary or analysis alone makes it available', () => {
    expect(availableLanguages(article({ title_translated: { hi: 'शीर्षक' } })).hi).toBe(true)
    expect(availableLanguages(article({ summary_translated: { ta: 'சுருக்கம்' } })).ta).toBe(true)
    expect(availableLanguages(article({ analysis_text_translated: { ta: { past: 'அ' } } })).ta).toBe(true)
  })

  test('what is not translated is read in English and says so', () => {
    const reading = inLanguage(article({ title_translated: { hi: 'शीर्षक' } }), 'hi')
    expect(reading.title).toEqual({ lang: 'hi', value: 'शीर्षक' })
    expect(reading.summary).toEqual({ lang: 'en', value: 'Summary' })
    expect(reading.terms.lang).toBe('en')
    expect(reading.history).toEqual({ lang: 'en', value: ['1950: x'] })
  })

  test('a missing part is borrowed from the English, in its place', () => {
    const { sections } = inLanguage(article({ analysis_text_translated: { hi: { present: 'अभी' } } }), 'hi')
    expect(sections).toEqual([
      { key: 'past', lang: 'en', text: 'P' },
      { key: 'present', lang: 'hi', text: 'अभी' },
      { key: 'future', lang: 'en', text: 'F' },
    ])
  })

  test('a translation in one piece is not mixed with the English parts', () => {
    const { sections } = inLanguage(article({ analysis_text_translated: { hi: 'सब कुछ' } }), 'hi')
    expect(sections).toEqual([{ key: 'content', lang: 'hi', text: 'सब कुछ' }])
  })

  test('an analysis in an older form, a JSON string of numbered parts, reads the same', () => {
    const { sections } = inLanguage(article({ analysis_text: '{"1":"a","2":"b\\\\nc","3":"d","4":"e"}' }), 'en')
    expect(sections.map(({ key, text }) => [key, text])).toEqual([
      ['past', 'a'],
      ['present', 'b\nc'],
      ['future', 'd'],
      ['section_4', 'e'],
    ])
  })
})
