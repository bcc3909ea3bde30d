import { expect, test } from 'vitest'
import { examChoices } from './exam-choices.ts'

const ANNOUNCED = [{ exam: 'prelims' as const, year: 2026, date: '2026-05-24' }]
const names = (today: string) => examChoices(today, ANNOUNCED).map(({ text }) => text)

test('the next examinations are offered, by the announced day where there is one', () => {
  expect(names('2026-05-23')).toEqual(['Prelims 2026', 'Prelims 2027', 'Mains 2026', 'Another examination'])
  // By the estimate the examination would be on 31 May.
  expect(names('2026-05-24')).toEqual(['Prelims 2027', 'Prelims 2028', 'Mains 2026', 'Another examination'])
})
