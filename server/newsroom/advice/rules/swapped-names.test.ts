import { expect, test } from 'vitest'
import { aSampleArticle } from '#tests/support/fixtures/sample-day.ts'
import { checkSwappedNames } from './swapped-names.ts'

const articleWith = (definition: string) =>
  aSampleArticle((article) => {
    article.follow_up_data.key_terms_list = [
      { term: 'Lok Sabha', definition: 'It has 543 members. The Rajya Sabha has 245.' },
      { term: 'Rajya Sabha', definition: 'A house.' },
    ]
    article.follow_up_data.key_terms_list_translated.hi = [
      { term: 'लोक सभा', definition },
      { term: 'राज्य सभा', definition: 'एक सदन।' },
    ]
  })
const found = (definition: string) => checkSwappedNames(articleWith(definition), '').map(({ path, message }) => [path, message])

test('numbers that a translation has exchanged between two sentences are named, and their order within one is free', () => {
  expect(found('इसमें 543 सदस्य हैं। राज्य सभा में 245 हैं।')).toEqual([])
  expect(found('इसमें 245 सदस्य हैं। राज्य सभा में 543 हैं।')).toEqual([
    ['follow_up_data.key_terms_list_translated.hi.0.definition', 'Has 245 and 543 in each other’s sentence'],
  ])
})
