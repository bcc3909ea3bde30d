import { expect, test } from 'vitest'
import { ARTICLE_FIELDS } from '#contract/newsroom/upload/article-upload.ts'
import { draftFrom, IN_PARTS, sectionOf, sectionsOf } from './desk-sections.ts'

test('every field of an upload belongs to a section', () => {
  const paths = (ARTICLE_FIELDS[''] ?? []).flatMap((field) =>
    IN_PARTS.includes(field) ? (ARTICLE_FIELDS[`.${field}`] ?? ['past']).map((part) => `${field}.${part}`) : [field],
  )
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !sectionOf(path))).toEqual([])
})

test('an article taken apart and put together is the same', () => {
  const article = {
    title: 'A',
    analysis_text: { past: 'P', section_4: 'F' },
    follow_up_data: { flashcards: [{ front: 'Q', back: 'A' }], key_terms_list_translated: { hi: [] } },
    potential_questions: { prelims_quiz: [] },
  }
  expect(draftFrom(sectionsOf(article))).toEqual(article)
})

test('a field within a field has its section', () => {
  expect([sectionOf('potential_questions.prelims_quiz[3].options.A'), sectionOf('facts[0].source')]).toEqual(['quiz', 'facts'])
})
