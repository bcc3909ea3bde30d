import { byLanguage, type Language } from '#contract/languages.ts'
import type { QuizQuestion } from '#contract/practice/question.ts'
import { isTranslated } from '#contract/practice/question-languages.ts'
import * as m from '#messages/screens/practice/pages.ts'
import type { QuizInLanguages } from '#web/practice/quizzes/quiz-player.tsx'
import { LanguageSelect } from '#web/reading/article-languages/language-select.tsx'
import { useBilingual, useChosenLanguage } from '#web/reading/article-languages/use-reading-language.ts'

/** One choice for articles and quizzes. */
export function useQuizLanguages(questions: readonly QuizQuestion[]): QuizInLanguages {
  const [chosen, choose] = useChosenLanguage()
  const [isWithEnglish, setWithEnglish] = useBilingual()
  const available = byLanguage((language) => language === 'en' || questions.some((question) => isTranslated(question, language)))
  const shown: Language = available[chosen] ? chosen : 'en'
  const isTranslatedAtAll = Object.values(available).filter(Boolean).length > 1
  const choice = isTranslatedAtAll && (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <LanguageSelect value={shown} available={available} onChange={choose} />
      {shown !== 'en' && (
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" checked={isWithEnglish} onChange={({ target }) => setWithEnglish(target.checked)} />
          {m.withEnglish}
        </label>
      )}
    </div>
  )
  return { shown, isWithEnglish: isWithEnglish && shown !== 'en', choice }
}
