import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excessiveScore, type MainsQuestion, storedQuestionOf, totalScore } from './rules.ts'

const ARTICLE = { title: 'Budget', gs_paper_category: 'GS3', sources: [] }
const stored = (question: string, parts: Partial<MainsQuestion> = {}) =>
  storedQuestionOf({ question, answer: 'Text.', ...parts }, ARTICLE)
const demands = (answer: string, parts: Partial<MainsQuestion> = {}) => stored('Discuss.', { answer, ...parts }).key_demands
const points = (answer: string) => demands(answer).map(({ point }) => point)

describe('the size of a question', () => {
  test.each([
    ['Discuss. (250 words, 15 marks)', {}, [15, 250, 11]],
    ['Discuss. (150 words, 10 marks)', {}, [10, 150, 7]],
    ['Discuss. (10 marks)', {}, [10, 150, 7]],
    ['Discuss. (Answer in 150 words) 10', {}, [15, 150, 11]],
    ['Discuss.', {}, [15, 250, 11]],
    ['Discuss.', { marks: 10 }, [10, 150, 7]],
    ['Discuss. (15 marks)', { marks: 10 }, [10, 150, 7]],
    ['Write an essay. (1000 words, 125 marks)', { marks: 15 }, [125, 1000, 90]],
    ['A case. What do you do? (250 words, 20 marks)', {}, [20, 250, 14]],
    ['A case. What do you do? (250 words, 20 marks)', { marks: 15 }, [20, 250, 14]],
    ['What would you do?', { marks: 20 }, [20, 250, 14]],
    ['Write an essay.', { marks: 125 }, [125, 1000, 90]],
    ['Write an essay. (1,000 words, 125 marks)', {}, [125, 1000, 90]],
    ['Why did 15 marks of 1950 matter to so many people? '.repeat(4), {}, [15, 250, 11]],
    ['Discuss. (0 words, 900 marks)', {}, [15, 250, 11]],
  ])('%s', (question, parts, size) => {
    const { marks, words, minutes } = stored(question, parts)
    expect([marks, words, minutes]).toEqual(size)
  })
})

describe('key demands', () => {
  test('are those of the editors, in hundredths', () => {
    const given = [4, 4, 4, 2.5, 0.5].map((marks, n) => ({ point: `Point ${n}`, marks }))
    expect(demands('### One\n### Two', { key_demands: given }).map(({ marks_hundredths }) => marks_hundredths)).toEqual([
      400, 400, 400, 250, 50,
    ])
  })

  test('are scaled to the marks of an essay', () => {
    const given = [5, 5, 3, 2].map((marks) => ({ point: 'Point', marks }))
    const { key_demands } = stored('Write. (1000 words, 125 marks)', { key_demands: given })
    expect(key_demands.map(({ marks_hundredths }) => marks_hundredths)).toEqual([4167, 4167, 2500, 1666])
  })

  test('come from the headings of the model answer', () => {
    expect(demands('### Introduction\nText.\n\n### **The majority**:\n- a\n### The minority ###\n### Conclusion\nEnd.')).toEqual([
      { point: 'Introduction', marks_hundredths: 375 },
      { point: 'The majority', marks_hundredths: 375 },
      { point: 'The minority', marks_hundredths: 375 },
      { point: 'Conclusion', marks_hundredths: 375 },
    ])
    expect(points('**For:**\n- a\n\n**Against**\nText')).toEqual(['For', 'Against'])
    expect(points('1. First thing\ntext\n2) Second thing')).toEqual(['First thing', 'Second thing'])
  })

  test('at most eight', () => {
    expect(points(Array.from({ length: 12 }, (_, n) => `## Heading ${n}`).join('\n'))).toHaveLength(8)
  })

  test('come from the first sentences of its paragraphs without headings', () => {
    const answer = 'The **court** ruled in 2017. It said more.\n\n### One\n- A point, e.g. this\n- another\n\nतीसरा वाक्य। और।'
    expect(points(answer)).toEqual(['The court ruled in 2017.', 'A point, e.g. this another', 'तीसरा वाक्य।'])
    expect(points('One. Two.\n\n| Case | Year |\n|---|---|\n| Rao | 1963 |\n\nThree.')).toEqual(['One.', 'Three.'])
    expect(points('* * *\n\n---')).toEqual(['The answer as a whole'])
    expect(points(`${'long '.repeat(100)}`)[0]).toHaveLength(300)
  })

  test('add up to the marks exactly, for any answer and any weights', () => {
    const half = fc.integer({ min: 1, max: 30 }).map((n) => n / 2)
    const given = fc.array(fc.record({ point: fc.string({ minLength: 1 }), marks: half }), { maxLength: 8 })
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), given, fc.integer({ min: 5, max: 250 }), (answer, key_demands, marks) => {
        const made = stored(`Discuss. (${marks} marks)`, { answer, key_demands }).key_demands
        expect(made.reduce((sum, { marks_hundredths }) => sum + marks_hundredths, 0)).toBe(marks * 100)
        expect(made.every(({ marks_hundredths, point }) => marks_hundredths >= 1 && point.length <= 300)).toBe(true)
      }),
    )
  })
})

describe('scores', () => {
  const known = [
    { point: 'One', marks_hundredths: 500 },
    { point: 'Two', marks_hundredths: 250 },
  ]

  test('have a sum once every point has one', () => {
    expect([totalScore([500, 250]), totalScore([0, 0]), totalScore([500, null]), totalScore([])]).toEqual([750, 0, null, null])
  })

  test('are at most the marks of their point', () => {
    expect(excessiveScore([500, 250], known)).toBeUndefined()
    expect(excessiveScore([null, 251], known)).toEqual({ index: 1, most: 250 })
  })
})
