import { describe, expect, test } from 'vitest'
import { byLanguage } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import { availableLanguages, inLanguage, runsOf } from './in-language.ts'

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
    expect(availableLanguages(article())).toEqual(byLanguage((language) => language === 'en'))
    expect(availableLanguages(article({ title_translated: { hi: '  ' } })).hi).toBe(false)
  })

  test('a translated title, summary or analysis alone makes it available', () => {
    expect(availableLanguages(article({ title_translated: { hi: 'शीर्षक' } })).hi).toBe(true)
    expect(availableLanguages(article({ summary_translated: { ta: 'சுருக்கம்' } })).ta).toBe(true)
    expect(availableLanguages(article({ analysis_text_translated: { ta: { past: 'அ' } } })).ta).toBe(true)
  })

  test('parts without a translation are in English and marked as such', () => {
    const reading = inLanguage(article({ title_translated: { hi: 'शीर्षक' } }), 'hi')
    expect(reading.title).toEqual({ lang: 'hi', value: 'शीर्षक' })
    expect(reading.summary).toEqual({ lang: 'en', value: 'Summary', english: [] })
    expect(reading.terms.lang).toBe('en')
    expect(reading.history).toEqual({ lang: 'en', value: ['1950: x'] })
  })

  test('a missing section is filled in from the English article', () => {
    const { sections } = inLanguage(article({ analysis_text_translated: { hi: { present: 'अभी' } } }), 'hi')
    expect(sections).toEqual([
      { key: 'past', lang: 'en', text: 'P', english: [] },
      { key: 'present', lang: 'hi', text: 'अभी', english: [], original: 'N' },
      { key: 'future', lang: 'en', text: 'F', english: [] },
    ])
  })

  test('a translation with other sections is not mixed with the English ones', () => {
    const { sections } = inLanguage(article({ analysis_text_translated: { hi: 'सब कुछ' } }), 'hi')
    expect(sections).toEqual([{ key: 'content', lang: 'hi', text: 'सब कुछ', english: [] }])
  })

  test('untranslated paragraphs are listed by index, for the chosen language only', () => {
    const note = { is_unchecked: true, is_stale: false, english: ['summary:1', 'present:0', 'past:2'] }
    const given = article({
      summary_translated: { hi: 'एक\n\nTwo' },
      analysis_text_translated: { hi: { present: 'One\n\nदो' } },
      translation_notes: { hi: note },
    })
    const reading = inLanguage(given, 'hi')
    expect([reading.note, reading.summary.english]).toEqual([note, [1]])
    // The whole section is in English.
    expect(reading.sections.map(({ key, lang, english }) => [key, lang, english])).toEqual([
      ['past', 'en', []],
      ['present', 'hi', [0]],
      ['future', 'en', []],
    ])
    expect(inLanguage(given, 'en').note).toBeUndefined()
  })

  test('adjacent paragraphs in the same language are grouped', () => {
    expect(runsOf('a\n\nb\n \nc\n\nd', [1, 2])).toEqual([
      { text: 'a', isEnglish: false },
      { text: 'b\n\nc', isEnglish: true },
      { text: 'd', isEnglish: false },
    ])
  })

  test('an analysis in an older form, a JSON string of numbered sections, is supported', () => {
    const { sections } = inLanguage(article({ analysis_text: '{"1":"a","2":"b\\\\nc","3":"d","4":"e"}' }), 'en')
    expect(sections.map(({ key, text }) => [key, text])).toEqual([
      ['past', 'a'],
      ['present', 'b\nc'],
      ['future', 'd'],
      ['section_4', 'e'],
    ])
  })
})
