import { expect, test } from 'vitest'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import { checkDrafts } from './drafts.ts'

const found = (draft: object) =>
  checkDrafts({ drafts: [{ kind: 'article', days_ahead: 1, title: 'Dams', ...draft }] }).map(
    ({ path, message }) => `${path}: ${message}`,
  )
const comment = (quote: string) => ({
  article: { summary: 'Of dams.' },
  comments: [{ section: 'summary', quote, text: 'Which?' }],
})

test('a comment is about words of its section', () => {
  expect(found(comment('dams'))).toEqual([])
  expect(found(comment('rivers'))).toEqual(['desk.json Dams summary: “rivers” is not in it'])
})

test('what is approved could be uploaded; what is being written need not be', () => {
  expect(found({ state: 'approved', article: anArticle('Dams') })).toEqual([])
  expect(found({ state: 'approved', article: { title: 'Dams' } })).not.toEqual([])
  expect(found({ state: 'drafting', article: { title: 'Dams' } })).toEqual([])
})

test('a draft has a title', () => {
  expect(found({ title: '' })).toEqual(['desk.json drafts.0.title: The title must not be empty'])
})
