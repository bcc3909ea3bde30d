import { expect, test } from 'vitest'
import type { Texts } from '../../build/messages/emit-module.ts'
import { translationProblems, unusedTexts } from './catalogue-problems.ts'

const problems = (en: Texts, hi: Texts) => translationProblems('reading/day', (language) => ({ en, hi, ta: en })[language])

test('a text that a language lacks is named, and one that only it has', () => {
  expect(problems({ day: '{n}', month: '{m}' }, { day: '{n}', week: '{m}' })).toEqual([
    'messages/hi/reading/day.json: month is missing',
    'messages/hi/reading/day.json: week is not in English',
  ])
})

test('an English text in another language is named', () => {
  expect(problems({ save: 'Save {name}' }, { save: 'Save {name}' })).toEqual([
    'messages/hi/reading/day.json: save is not translated: Save {name}',
    'messages/ta/reading/day.json: save is not translated: Save {name}',
  ])
})

test.each(['UPSC', '{from}–{to}', 'UPSC Current Catalyst', '<mail>help@example.in</mail>', '{count} / 100', '<b>PDF</b>'])(
  '%s is the same in every language',
  (text) => expect(problems({ text }, { text })).toEqual([]),
)

test('a text counts as used where its module is imported', () => {
  const user = "import * as m from '#messages/reading/day.ts'\nconst title = m.day"
  const other = "import * as m from '#messages/reading/week.ts'\nconst title = m.month"
  expect(unusedTexts('reading/day', { day: 'Day', month: 'Month', days: 'Days' }, [user, other])).toEqual([
    'messages/en/reading/day.json: month is not used',
    'messages/en/reading/day.json: days is not used',
  ])
})

test('texts that are looked up by name count as used', () => {
  const user = "import * as labels from '#messages/reading/day.ts'\nconst LABELS = { ...labels }"
  expect(unusedTexts('reading/day', { day: 'Day', month: 'Month' }, [user])).toEqual([])
})
