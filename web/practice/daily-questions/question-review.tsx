import type { Language } from '#contract/languages.ts'
import type { DailyQuestions } from '#contract/practice/daily-questions.ts'
import { answeredIn } from '#contract/practice/question-languages.ts'
import { unescapeNewlines } from '#contract/reading/analysis.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { ReviewedOptions } from '#web/practice/quiz-history/reviewed-options.tsx'
import { Stem } from '#web/practice/quizzes/stem.tsx'

type Result = NonNullable<DailyQuestions['result']>

export function QuestionReview({ result, language }: { result: Result; language: Language }) {
  const questions = result.questions.map((question) => answeredIn(question, language))
  return (
    <ol className="space-y-8">
      {questions.map((question) => (
        <li key={question.questionId}>
          <Stem question={{ question_text: question.questionText }} />
          <ReviewedOptions question={question} />
          <p lang={scriptLanguage(question.explanation)} className="mt-3 whitespace-pre-line wrap-anywhere">
            {unescapeNewlines(question.explanation)}
          </p>
        </li>
      ))}
    </ol>
  )
}
