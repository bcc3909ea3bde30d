import type { Block } from '../readers/document.ts'
import { acceptedQuestions } from './accepted-questions.ts'
import { takeAnswerKey } from './answer-key.ts'
import { fieldsOf, type QuestionFields } from './question-fields.ts'
import { questionLines } from './question-lines.ts'
import { csvQuestions, isQuestionTable } from './question-table.ts'
import type { Report } from './report.ts'
import { splitQuestions } from './split-questions.ts'

/** Of a text in which no heading says that it has questions. */
export function hasQuestions(blocks: readonly Block[]): boolean {
  const { key, rest } = takeAnswerKey(questionLines(blocks))
  return splitQuestions(rest).questions.some((question) => {
    const { options, answer } = fieldsOf(question)
    return Object.keys(options).length > 1 && (answer !== '' || key.size > 0)
  })
}

export function questionsOf(blocks: readonly Block[], report: Report) {
  const { key, rest } = takeAnswerKey(questionLines(blocks.filter((block) => !isQuestionTable(block))))
  const { before, questions } = splitQuestions(rest)
  for (const line of before) report.leave(line, 'This stands before the first question and belongs to none.')
  const read = questions.map((lines) => keyed(fieldsOf(lines), key, report))
  return [...csvQuestions(blocks.filter(isQuestionTable), report), ...acceptedQuestions(read, report)]
}

function keyed(question: QuestionFields, key: ReadonlyMap<number, string>, report: Report): QuestionFields {
  const listed = key.get(question.number)
  if (!listed) return question
  const own = question.correct_option
  if (own && own !== listed)
    report.leave(
      { at: question.at, text: question.question_text },
      `Question ${question.number} has the answer ${own}, but the list of answers says ${listed}. It was read with ${own}.`,
    )
  return { ...question, correct_option: own || listed }
}
