import { describe, expect, test } from 'vitest'
import { aSampleArticle } from '#tests/support/fixtures/sample-day.ts'
import { checkKeyTermsOccur, checkTranslatedKeyTermsOccur } from './key-terms.ts'

const messages = (term: string, past: string) =>
  checkKeyTermsOccur(
    aSampleArticle((article) => {
      article.analysis_text = { past }
      article.follow_up_data.key_terms_list = [{ term, definition: 'Something.' }]
    }),
    '',
  ).map(({ message }) => message)

describe('key terms', () => {
  test('those of a sample article are found in every language', () => {
    expect(checkKeyTermsOccur(aSampleArticle(), '')).toEqual([])
    expect(checkTranslatedKeyTermsOccur(aSampleArticle(), '')).toEqual([])
  })

  test.each([
    ['Repo rate', 'Repo rates rose.'],
    ['Goods and Services Tax (GST)', 'GST was paid.'],
    ['Goods and Services Tax (GST)', 'The goods and services tax was paid.'],
    ['Basic structure', 'The **basic structure** stands.'],
  ])('%s occurs in: %s', (term, past) => {
    expect(messages(term, past)).toEqual([])
  })

  test.each([
    ['Repo rate', 'The rate of repo rose.'],
    ['Tax', 'Taxation rose.'],
    ['Basic structure', '### Basic structure\nThe heading is never marked.'],
  ])('%s does not occur in: %s', (term, past) => {
    expect(messages(term, past)).toEqual([`"${term}" does not occur in the analysis`])
  })

  test('a translated term is looked for in its own language', () => {
    const article = aSampleArticle(({ follow_up_data }) => {
      Object.assign(follow_up_data.key_terms_list_translated.ta?.[2] ?? {}, { term: 'வரி' })
    })
    expect(checkTranslatedKeyTermsOccur(article, '').map(({ path }) => path)).toEqual([
      'follow_up_data.key_terms_list_translated.ta.2.term',
    ])
  })
})
