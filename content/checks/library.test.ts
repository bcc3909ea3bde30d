import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { aSampleDay } from '#tests/support/fixtures/sample-day.ts'
import type { DayFile } from './finding.ts'
import { checkLibrary } from './library.ts'
import { repeatedQuestions } from './repeated-questions.ts'
import { repeatedSentences } from './repeated-sentences.ts'
import { reportOn } from './report.ts'

const ONE: DayFile = { file: 'content/2023-08-24.json', day: aSampleDay() }
const onOneArticle = (file: string, place: number): DayFile => ({
  file,
  day: aSampleDay((day) => {
    day.articles = day.articles.slice(place, place + 1)
  }),
})

describe('the library', () => {
  test('owes fourteen days and an article of every paper', () => {
    expect(checkLibrary([ONE]).map(({ message }) => message)).toEqual(
      expect.arrayContaining(['1 days, 14 or more wanted', 'No article of GS1', 'No article of Essay', 'No article of Prelims']),
    )
  })

  test('names its files by their days', () => {
    expect(checkLibrary([{ ...ONE, file: 'content/yesterday.json' }])).toContainEqual({
      path: 'content/yesterday.json',
      message: 'Is the day 2023-08-24',
    })
  })

  test('is not asked for by those who check one day', () => {
    const text = JSON.stringify(ONE.day)
    expect([...reportOn([{ file: 'one.json', text }], []).findings.keys()]).toEqual(['one.json'])
    expect([...reportOn([{ file: 'one.json', text }]).findings.keys()]).toEqual(['one.json', 'The library'])
  })
})

describe('what comes twice', () => {
  const [first, second] = [onOneArticle('a.json', 0), onOneArticle('b.json', 1)]

  test('different articles share no sentence and no question', () => {
    expect([...repeatedSentences([first, second]), ...repeatedQuestions([first, second])]).toEqual([])
  })

  test('a sentence of more than six words, whatever its signs', () => {
    const [article] = second.day.articles
    const stolen = { ...second, day: { ...second.day, articles: article ? [structuredClone(article)] : [] } }
    const analysis = stolen.day.articles[0]?.analysis_text
    const sentence = first.day.articles[0]?.analysis_text.past?.split('. ')[0]?.toUpperCase()
    Object.assign(analysis ?? {}, { past: `${analysis?.past} ${sentence}! It goes on.`, future: 'It goes on.' })
    expect(repeatedSentences([first, stolen])).toEqual([
      { file: 'b.json', path: 'articles.0.analysis_text.past', message: expect.stringContaining('(a.json) too') },
    ])
  })

  test('a question in nearly the same words', () => {
    const again: DayFile = structuredClone(second)
    const [question] = first.day.articles[0]?.potential_questions?.prelims_quiz ?? []
    const text = question?.question_text.replace('Consider', 'Think of')
    Object.assign(again.day.articles[0]?.potential_questions?.prelims_quiz[0] ?? {}, { question_text: text })
    expect(repeatedQuestions([first, again])).toEqual([
      {
        file: 'b.json',
        path: 'articles.0.potential_questions.prelims_quiz.0',
        message: expect.stringContaining('Is much the same as a.json'),
      },
    ])
  })
})

test('the question of the public pages says in each language what it says in its day', () => {
  const { sample } = JSON.parse(readFileSync('content/public/copy.json', 'utf8'))
  const { articles } = JSON.parse(readFileSync(`content/${sample.day}.json`, 'utf8'))
  const { potential_questions } = articles.find(({ title }: { title: string }) => title === sample.article)
  expect(potential_questions.prelims_quiz[sample.question].translated).toMatchObject(sample.questionTranslated)
})
