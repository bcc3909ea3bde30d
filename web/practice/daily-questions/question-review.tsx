import type { Language } from '#contract/languages.ts'
import type { DailyQuestions } from '#contract/practice/daily-questions.ts'
import type { AnsweredQuestion } from '#contract/practice/question.ts'
import { answeredIn, isTranslated } from '#contract/practice/question-languages.ts'
import { unescapeNewlines } from '#contract/reading/analysis.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { ReviewedOptions } from '#web/practice/quiz-history/reviewed-options.tsx'
import { Stem } from '#web/practice/quizzes/stem.tsx'
import { EnglishBeneath, useWithEnglish, WithEnglish } from '#web/reading/shared/with-english.tsx'

type Result = NonNullable<DailyQuestions['result']>

export function QuestionReview({ result, language }: { result: Result; language: Language }) {
  const isWithEnglish = useWithEnglish()
  const isAnyTranslated = result.questions.some((question) => isTranslated(question, language))
  return (
    <>
      {isAnyTranslated && <WithEnglish language={language} className="mb-3" />}
      <ol className="space-y-8">
        {result.questions.map((question) => (
          <ReviewedQuestion
            key={question.questionId}
            question={answeredIn(question, language)}
            original={isWithEnglish && isTranslated(question, language) ? question : undefined}
          />
        ))}
      </ol>
    </>
  )
}

interface ReviewedQuestionProps {
  question: AnsweredQuestion
  /** In English, to stand beneath. */
  original: AnsweredQuestion | undefined
}

function ReviewedQuestion({ question, original }: ReviewedQuestionProps) {
  return (
    <li>
      <Stem question={{ question_text: question.questionText }} />
      <EnglishBeneath>{original && <Stem question={{ question_text: original.questionText }} />}</EnglishBeneath>
      <ReviewedOptions question={question} second={original && { lang: 'en', options: original.options }} />
      <p lang={scriptLanguage(question.explanation)} className="mt-3 whitespace-pre-line wrap-anywhere">
        {unescapeNewlines(question.explanation)}
      </p>
      <EnglishBeneath className="mt-2 whitespace-pre-line wrap-anywhere">
        {original && unescapeNewlines(original.explanation)}
      </EnglishBeneath>
    </li>
  )
}
