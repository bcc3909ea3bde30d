import { describe, expect, test } from 'vitest'
import type { Article } from '#contract/reading/articles.ts'
import { inLanguage } from '#web/reading/article-languages/in-language.ts'
import { sectionHeading } from '#web/reading/article-languages/reading-words.ts'
import { stationsOf } from './stations.ts'

const article = (analysis_text_translated: object) =>
  ({
    title: 'Title',
    summary: 'Summary',
    analysis_text: { past: 'P', present: 'N', future: 'F' },
    analysis_text_translated,
    title_translated: { hi: 'शीर्षक', ta: 'தலைப்பு' },
    mains_model_answers: [],
    potential_questions: null,
    locked: ['quiz'],
    follow_up_data: { key_terms_list: [{ term: 'Tax', definition: 'd' }], flashcards: [] },
  }) as unknown as Article

const stations = (analysis: object, lang: 'hi' | 'ta') => {
  const given = article(analysis)
  return stationsOf(given, inLanguage(given, lang), lang)
}

describe('the stations of an article', () => {
  test('use the words of the headings', () => {
    const translated = stations({ ta: { past: 'அ', present: 'ஆ', future: 'இ' } }, 'ta')
    expect(translated.map(({ name }) => name)).toEqual(['முன்பு', 'இன்று', 'இனி', 'சொற்கள்', 'பயிற்சி'])
    expect(['past', 'present', 'future'].map((key) => sectionHeading(key, 'ta'))).toEqual(['முன்பு', 'இன்று', 'இனி'])
  })

  test('have the chosen language also while the analysis is not translated', () => {
    const labels = stations({}, 'hi')
    expect(labels.map(({ name }) => name)).toEqual(['अतीत', 'वर्तमान', 'भविष्य', 'शब्द', 'अभ्यास'])
    expect(new Set(labels.map(({ lang }) => lang))).toEqual(new Set(['hi']))
  })
})
