import { Layers, ListChecks } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { PAGE_TEXTS } from '#contract/catalogue/catalogue.ts'
import type { Language } from '#contract/languages.ts'
import { isTranslated } from '#contract/practice/question-languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import * as m from '#messages/reading/articles/practice.ts'
import { paths } from '#web/platform/paths.ts'
import { ControlWord, useControlLanguage } from '#web/platform/text/control-word.tsx'
import { KeyTermArea } from '#web/reading/key-terms/key-term-area.tsx'
import { termFinder } from '#web/reading/key-terms/key-terms.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { MainsCard } from './mains-card.tsx'

/** Far below the text, and not for Pro. */
const ProCard = lazyPart(async () => (await import('./pro-card.tsx')).ProCard, m.proDidNotLoad)

interface PracticeProps {
  article: Article
  headingLang: Language
  onFlashcards: () => void
}

/** Model answers are always English. */
export function Practice({ article, headingLang, onFlashcards }: PracticeProps) {
  const { mains_model_answers: mains, potential_questions: quiz, locked, follow_up_data: more } = article
  const terms = useMemo(() => ({ lang: 'en' as const, value: more.key_terms_list }), [more])
  const find = useMemo(() => termFinder(terms.value), [terms])
  const hasFlashcards = more.flashcards.length > 0
  const hasContent = quiz !== null || hasFlashcards || mains.length > 0
  const lang = useControlLanguage()
  const isQuizTranslated = quiz?.prelims_quiz.every((question) => isTranslated(question, lang))

  return (
    <>
      <h2 id="practice" lang={headingLang} tabIndex={-1} className="text-xl font-semibold outline-none">
        {PAGE_TEXTS[headingLang].practiseStation}
      </h2>
      {lang !== 'en' && hasContent && (
        <p className="mt-1 text-sm text-quiet">
          {isQuizTranslated ? (
            <ControlWord isText>Flashcards and model answers are in English.</ControlWord>
          ) : (
            <ControlWord isText>Quiz, flashcards and model answers are in English.</ControlWord>
          )}
        </p>
      )}
      <div className="mt-3 space-y-6">
        <div className="flex flex-wrap gap-3 empty:hidden">
          {quiz && (
            <Link
              to={paths.quiz(quiz.quiz_id)}
              state={{ article: article.article_id }}
              className={buttonStyle({ className: 'max-sm:grow' })}
            >
              <ListChecks aria-hidden="true" className="size-5" />
              <span>
                <ControlWord>Test Your Understanding</ControlWord>
                {` (${quiz.prelims_quiz.length})`}
              </span>
            </Link>
          )}
          {hasFlashcards && (
            <Button variant="outline" onClick={onFlashcards} className="max-sm:grow">
              <Layers aria-hidden="true" className="size-5" />
              <ControlWord>View Flashcards</ControlWord>
            </Button>
          )}
        </div>
        {mains.length > 0 && (
          <KeyTermArea terms={terms}>
            <h3 className="mb-2 text-quiet">
              <ControlWord>Mains questions with model answers</ControlWord>
            </h3>
            <ul className="space-y-3">
              {mains.map((one) => (
                <MainsCard key={one.question} articleId={article.article_id} mains={one} sources={article.sources} find={find} />
              ))}
            </ul>
          </KeyTermArea>
        )}
        {locked.length > 0 && <ProCard locked={locked} fallback={<div className="min-h-72" />} />}
      </div>
    </>
  )
}
