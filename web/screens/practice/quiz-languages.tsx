import { byLanguage, type Language } from '#contract/languages.ts'
import { isTranslated, type Translatable } from '#contract/practice/question-languages.ts'
import type { QuizInLanguages } from '#web/practice/quizzes/quiz-player.tsx'
import { LanguageSelect } from '#web/reading/article-languages/language-select.tsx'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { useWithEnglish, WithEnglish } from '#web/reading/shared/with-english.tsx'

/** One choice for articles and quizzes. */
export function useQuizLanguages(questions: readonly Translatable[]): QuizInLanguages {
  const [chosen, choose] = useChosenLanguage()
  const available = byLanguage((language) => language === 'en' || questions.some((question) => isTranslated(question, language)))
  const shown: Language = available[chosen] ? chosen : 'en'
  const isTranslatedAtAll = Object.values(available).filter(Boolean).length > 1
  const choice = isTranslatedAtAll && (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <LanguageSelect value={shown} available={available} onChange={choose} />
      <WithEnglish language={shown} />
    </div>
  )
  return { shown, isWithEnglish: useWithEnglish() && shown !== 'en', choice }
}
