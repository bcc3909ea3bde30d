import { Layers, ListChecks } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import { isTranslated, textsIn } from '#contract/practice/question-languages.ts'
import { termFinder } from '#contract/reading/article-text/key-terms.ts'
import type { Article, Flashcard, KeyTerm, MainsAnswer } from '#contract/reading/articles.ts'
import { TEXTS as PAGE_TEXTS } from '#messages/all/reading-language/page.ts'
import * as m from '#messages/reading/articles/practice.ts'
import { paths } from '#web/platform/paths.ts'
import { ControlWord, useControlLanguage } from '#web/platform/text/control-word.tsx'
import type { Localised } from '#web/reading/article-languages/in-language.ts'
import { KeyTermArea } from '#web/reading/key-terms/key-term-area.tsx'
import { WithEnglish } from '#web/reading/shared/with-english.tsx'
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

export function Practice({ article, headingLang, onFlashcards }: PracticeProps) {
  const { mains_model_answers: mains, potential_questions: quiz, locked, follow_up_data: more } = article
  const lang = useControlLanguage()
  const areMainsTranslated = mains.every((one) => textsIn(one, one.translated, lang).lang === lang)
  const terms = useMemo(() => termsIn(more, areMainsTranslated ? lang : 'en'), [more, areMainsTranslated, lang])
  const find = useMemo(() => termFinder(terms.value), [terms])
  const hasFlashcards = more.flashcards.length > 0
  const note = englishNote(article, lang)

  return (
    <>
      <h2 id="practice" lang={headingLang} tabIndex={-1} className="text-xl font-semibold outline-none">
        {PAGE_TEXTS[headingLang].practiseStation}
      </h2>
      {note && (
        <p className="mt-1 text-sm text-quiet">
          <ControlWord isText>{note}</ControlWord>
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
            <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
              <h3 className="text-quiet">
                <ControlWord>Mains questions with model answers</ControlWord>
              </h3>
              {mains.some((one) => textsIn(one, one.translated, lang).lang === lang) && <WithEnglish language={lang} />}
            </div>
            <ul className="space-y-3">
              {mains.map((one) => (
                <MainsCard
                  key={one.question}
                  articleId={article.article_id}
                  mains={one}
                  sources={article.sources}
                  terms={terms}
                  find={find}
                />
              ))}
            </ul>
          </KeyTermArea>
        )}
        {locked.length > 0 && <ProCard locked={locked} fallback={<div className="min-h-72" />} />}
      </div>
    </>
  )
}

function termsIn({ key_terms_list, key_terms_list_translated }: Article['follow_up_data'], lang: Language): Localised<KeyTerm[]> {
  const translated = lang === 'en' ? undefined : key_terms_list_translated[lang]
  return translated?.length ? { lang, value: translated } : { lang: 'en', value: key_terms_list }
}

/** Names what is English although the article is read in another language. */
function englishNote({ mains_model_answers: mains, potential_questions: quiz, follow_up_data: more }: Article, lang: Language) {
  if (lang === 'en') return undefined
  const isEnglish = (one: { translated?: Flashcard['translated'] | MainsAnswer['translated'] }) => !one.translated?.[lang]
  const english = [
    quiz?.prelims_quiz.some((question) => !isTranslated(question, lang)) && 'quiz',
    more.flashcards.some(isEnglish) && 'flashcards',
    mains.some(isEnglish) && 'mains',
  ].filter((part) => part !== false && part !== undefined)
  return NOTES[english.join()]
}

const NOTES: Partial<Record<string, string>> = {
  quiz: 'The quiz is in English.',
  flashcards: 'Flashcards are in English.',
  mains: 'Model answers are in English.',
  'quiz,flashcards': 'Quiz and flashcards are in English.',
  'quiz,mains': 'Quiz and model answers are in English.',
  'flashcards,mains': 'Flashcards and model answers are in English.',
  'quiz,flashcards,mains': 'Quiz, flashcards and model answers are in English.',
}
