import { QuestionUpload } from '#contract/newsroom/upload/question-upload.ts'
import { NodeIds } from '#contract/syllabus/node-rules.ts'
import { upTo } from './lists.ts'
import { keyOf, type QuestionFields } from './question-fields.ts'
import { MAX_QUESTION, type Report } from './report.ts'

const MAX_QUESTIONS = 50

/** What is not whole is left with all its words, so that nothing is lost. */
export function acceptedQuestions(questions: readonly QuestionFields[], report: Report) {
  const kept = upTo(
    MAX_QUESTIONS,
    questions.map((question) => ({ ...question, text: question.whole })),
    report,
    `A quiz can have at most ${MAX_QUESTIONS} questions.`,
  )
  return kept.flatMap((question) => {
    const place = { at: question.at, text: question.whole }
    const missing = missingIn(question)
    if (missing) {
      report.leave(place, `Question ${question.number} ${missing}.`, MAX_QUESTION)
      return []
    }
    for (const line of question.extra)
      report.leave(line, `This stands between the options and the answer of question ${question.number}.`)
    const { question_text, options, correct_option, explanation } = question
    const syllabus = NodeIds.safeParse(question.syllabus)
    if (syllabus.error)
      report.leave(
        { at: question.at, text: question.syllabus.join(', ') },
        `The syllabus of question ${question.number} was left out: ${syllabus.error.issues[0]?.message}.`,
      )
    const nodes = syllabus.data ?? []
    const given = { question_text, options, correct_option, explanation, ...(nodes.length > 0 && { syllabus: nodes }) }
    return report.accept(QuestionUpload, given, place, MAX_QUESTION) ?? []
  })
}

function missingIn({ question_text, options, correct_option, answer }: QuestionFields): string | undefined {
  const letters = Object.keys(options)
  const { letter } = keyOf(answer, options)
  if (!question_text) return 'has no text'
  if (letters.length < 2) return `has no options such as “(a) …”${correct_option || answer ? '' : ', and no answer'}`
  if (answer && !letter && !correct_option)
    return `has the answer “${answer.slice(0, answer.indexOf(' ', 40) + 1 || undefined)}”, which is none of its options`
  if (!correct_option) return 'has no answer'
  return letters.includes(correct_option)
    ? undefined
    : `has the answer ${correct_option}, but only the options ${letters.join(', ')}`
}
