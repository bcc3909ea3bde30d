import type { CompilationTestResult } from '#contract/syllabus/compilations.ts'
import * as m from '#messages/practice/compilation-test.ts'
import { Review } from '#web/practice/quiz-history/review.tsx'
import { ReviewNow } from '#web/practice/recall/review-now.tsx'
import { takeFocus } from '#web/ui/take-focus.ts'

export function TestResult({ result: { score, totalQuestions, questions, cards } }: { result: CompilationTestResult }) {
  return (
    <>
      <h3 ref={takeFocus} tabIndex={-1} className="mb-3 text-2xl font-semibold outline-none">
        {m.score({ score, total: totalQuestions })}
      </h3>
      <ReviewNow cards={cards} />
      <Review questions={questions} />
    </>
  )
}
