import { expect, test } from 'vitest'
import type { Article } from '#contract/reading/articles.ts'
import { textsOf, translationOf } from './translation-texts.ts'

const article = {
  title: 'A reform',
  summary: 'In short.',
  analysis_text: { past: 'Then.', section_4: 'More.' },
  title_translated: { hi: 'सुधार' },
  summary_translated: {},
  analysis_text_translated: { hi: { past: 'तब।' } },
} as unknown as Article

test('each text of the article stands beside its translation', () => {
  expect(textsOf(article, 'hi').map(({ label, english, translated }) => [label, english, translated])).toEqual([
    ['Title', 'A reform', 'सुधार'],
    ['Summary', 'In short.', ''],
    ['Past', 'Then.', 'तब।'],
    ['Section 4', 'More.', ''],
  ])
})

test('sections without a text are not sent', () => {
  const [title, summary, past, more] = textsOf(article, 'hi').map(({ name }) => name)
  const values = { [`${title}`]: 'सुधार', [`${summary}`]: 'सार।', [`${past}`]: 'तब।', [`${more}`]: ' ' }
  expect(translationOf(values)).toEqual({ title: 'सुधार', summary: 'सार।', analysis: { past: 'तब।' } })
})
