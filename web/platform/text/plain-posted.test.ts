import { expect, test } from 'vitest'
import { plainPosted } from './plain-posted.ts'

test('an excerpt has the words of a post without its marks, on one line', () => {
  expect(plainPosted('### Money bills\nWho **certifies**\nthem, @asha?\n\nSee https://pib.gov.in/a.')).toBe(
    'Money bills: Who certifies them, @asha? See https://pib.gov.in/a.',
  )
})
