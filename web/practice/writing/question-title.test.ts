import { expect, test } from 'vitest'
import { questionTitle } from './question-title.ts'

test.each([
  ['Discuss. (250 words, 15 marks)', 'Discuss.'],
  ['Discuss. (Answer in 1,000 words)', 'Discuss.'],
  ['Discuss.\n(10 marks)', 'Discuss.'],
  ['चर्चा कीजिए। (250 शब्द, 15 अंक)', 'चर्चा कीजिए।'],
  ['चर्चा कीजिए। (150 शब्दों में, 10 अंक)', 'चर्चा कीजिए।'],
  ['விவாதிக்கவும். (250 சொற்கள், 15 மதிப்பெண்கள்)', 'விவாதிக்கவும்.'],
])('the title of %j in a list is without its words and marks', (text, title) => {
  expect(questionTitle(text)).toBe(title)
})

test.each([
  'Discuss the Tenth Schedule (1985).',
  'Discuss the Speaker (Keisham Meghachandra, 2020)',
  'Discuss (15 marks) twice.',
  '(250 words, 15 marks)',
  'Discuss.',
])('the title %j stays as it is', (text) => {
  expect(questionTitle(text)).toBe(text)
})
