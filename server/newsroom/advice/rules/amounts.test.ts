import { describe, expect, test } from 'vitest'
import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import { aSampleArticle } from '#tests/support/fixtures/sample-day.ts'
import { checkAmounts, checkCategory, checkLengths, checkQuizTitle, checkTwins } from './amounts.ts'
import { checkMainsLengths, checkMainsMarks } from './mains.ts'

const found = (change?: (article: ArticleUpload) => void) => {
  const article = aSampleArticle(change)
  return [checkLengths, checkAmounts, checkCategory, checkQuizTitle, checkTwins, checkMainsLengths, checkMainsMarks].flatMap(
    (check) => check(article, '2023-08-24').map(({ path, message }) => `${path}: ${message}`),
  )
}
const words = (count: number) => 'word '.repeat(count)
const questions = ({ potential_questions }: ArticleUpload) => potential_questions?.prelims_quiz ?? []

describe('lengths and amounts', () => {
  test('a whole article passes', () => {
    expect(found()).toEqual([])
  })

  test.each<[string, (article: ArticleUpload) => void]>([
    ['title: 5 characters, 30 to 100 wanted', (article) => Object.assign(article, { title: 'Short' })],
    ['summary: 120 words, 40 to 90 wanted', (article) => Object.assign(article, { summary: words(120) })],
    ['analysis_text.past: 0 words, 100 to 500 wanted', ({ analysis_text }) => Reflect.deleteProperty(analysis_text, 'past')],
    ['follow_up_data.key_terms_list: 5 key terms, 6 to 12 wanted', (article) => article.follow_up_data.key_terms_list.splice(5)],
    ['follow_up_data.historical_context: 4 lines, 5', (article) => article.follow_up_data.historical_context.splice(4)],
    ['follow_up_data.flashcards: 5 flashcards, 6 or more', (article) => article.follow_up_data.flashcards.splice(5)],
    ['potential_questions.prelims_quiz: 4 questions, 5 or more', (article) => questions(article).splice(4)],
    ['mains_model_answers: 1 model answers, 2 or more', (article) => article.mains_model_answers.splice(1)],
    ['gs_paper_category: "GS 2" is none of', (article) => Object.assign(article, { gs_paper_category: 'GS 2' })],
    ['quiz_title: Is missing', (article) => Object.assign(article, { quiz_title: undefined })],
  ])('%s', (finding, change) => {
    expect(found(change)).toContainEqual(expect.stringContaining(finding))
  })

  test('an analysis that nobody reads to the end is too long', () => {
    const isLong = found(({ analysis_text }) => Object.assign(analysis_text, { past: words(490), present: words(400) }))
    expect(isLong).toContainEqual(expect.stringMatching(/^analysis_text: \d+ words, 500 to 900 wanted/))
  })

  test('a flashcard may not come twice, whatever its signs and case', () => {
    const twins = found(({ follow_up_data: { flashcards } }) => {
      const [first] = flashcards
      flashcards.push({ front: `${first?.front.toUpperCase()} ?!`, back: 'The same.' })
    })
    expect(twins).toContain('follow_up_data.flashcards.8: Is the same as number 0')
  })
})

describe('model answers', () => {
  const answered = (length: number, count: number) =>
    found((article) => {
      article.mains_model_answers = [
        { question: `Discuss. (${length} words, 10 marks)`, answer: words(count), marks: 10 },
        { question: 'Examine. (150 words, 10 marks)', answer: words(150), marks: 10 },
      ]
    })

  test.each([
    [150, 113],
    [150, 157],
    [250, 262],
  ])('of %d words may have %d', (length, count) => {
    expect(answered(length, count)).toEqual([])
  })

  test.each([
    [150, 112],
    [150, 158],
    [250, 263],
  ])('of %d words may not have %d', (length, count) => {
    expect(answered(length, count)).toContainEqual(expect.stringContaining(`${count} words for a question of ${length}`))
  })

  test('have the marks that their question states, and no key demand twice', () => {
    const key_demands = ['Names the Act.', 'Names the Bench.', 'names the act', 'Gives an example.'].map((point) => ({
      point,
      marks: 3.75,
    }))
    const question = 'Examine. (150 words, 10 marks)'
    const wrong = found((article) => {
      article.mains_model_answers = [
        { question, answer: words(150), marks: 15, key_demands },
        { question: 'What would you do? (250 words, 20 marks)', answer: words(250) },
        { question: 'Write an essay. (1000 words, 125 marks)', answer: words(1000), marks: 20 },
        { question: 'What would you do now? (250 words, 20 marks)', answer: words(250), marks: 20 },
      ]
    })
    expect(wrong).toContainEqual('mains_model_answers.1.marks: Is not given, so it counts as 15, but the question says 20 marks')
    expect(wrong).toContainEqual('mains_model_answers.2.marks: Is 20, but the question says 125 marks')
    expect(wrong.filter((line) => line.startsWith('mains_model_answers.3.marks'))).toEqual([])
    expect(wrong).toContainEqual('mains_model_answers.0.marks: Is 15, but the question says 10 marks')
    expect(wrong).toContainEqual('mains_model_answers.0.key_demands.2: Is the same as number 0')
  })

  test('state their length in the question', () => {
    const silent = found(({ mains_model_answers: [first] }) => Object.assign(first ?? {}, { question: 'Discuss.' }))
    expect(silent).toContainEqual(expect.stringContaining('mains_model_answers.0.question: States no length'))
  })
})
