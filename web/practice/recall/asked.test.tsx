import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RecallCard } from './api.ts'
import { Asked } from './asked.tsx'

const linesOf = (question_text: string): string[] => {
  const card = { kind: 'question', content: { question_text }, article: null } as RecallCard
  const html = renderToStaticMarkup(<Asked card={card} language="en" />)
  return [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, text]) => text?.trim() ?? '')
}

test('the statements of a question each have a line, the first three of them', () => {
  const stem = 'Consider the following statements:\n1. Bonds were sold.\n2. Banks kept them.\n3. Courts ended them.\n4. None.'
  expect(linesOf(`${stem}\nHow many are correct?`)).toEqual([
    'Consider the following statements:',
    '1. Bonds were sold.',
    '2. Banks kept them.',
    '3. Courts ended them.',
    'and 1 more',
  ])
  expect(linesOf('Who wrote it?')).toEqual(['Who wrote it?'])
})
