import { RefreshCw } from 'lucide-react'
import type { Language } from '#contract/languages.ts'
import { textsIn } from '#contract/practice/question-languages.ts'
import type { Flashcard } from '#contract/reading/articles.ts'
import * as m from '#messages/practice/flashcards.ts'
import { useWithEnglish } from '#web/reading/shared/with-english.tsx'

interface TurningCardProps {
  card: Flashcard
  language: Language
  isAnswerShown: boolean
  onFlip: () => void
}

/** A shared grid cell: the taller side sets the height, so flipping shifts nothing. */
export function FlipCard({ card, language, isAnswerShown, onFlip }: TurningCardProps) {
  const { front, back, lang } = textsIn(card, card.translated, language)
  const english = useWithEnglish() && lang !== 'en' ? card : undefined
  return (
    <button type="button" data-card onClick={onFlip} className="block w-full rounded-card text-start perspective-distant">
      <span
        className={`grid grid-cols-[minmax(0,1fr)] transform-3d motion-safe:transition-transform motion-safe:duration-200 ${isAnswerShown ? 'rotate-y-180' : ''}`}
      >
        <Side text={front} lang={lang} english={english?.front} isHidden={isAnswerShown} />
        <Side isBack text={back} lang={lang} english={english?.back} isHidden={!isAnswerShown} />
      </span>
    </button>
  )
}

interface SideProps {
  isBack?: boolean
  text: string
  lang: Language
  english: string | undefined
  isHidden: boolean
}

function Side({ isBack = false, text, lang, english, isHidden }: SideProps) {
  return (
    <span
      aria-hidden={isHidden}
      className={`col-start-1 row-start-1 flex min-h-56 flex-col rounded-card border p-5 backface-hidden ${isBack ? 'rotate-y-180 border-accent bg-accent-soft' : 'border-strong bg-page'}`}
    >
      <span className={`text-sm font-semibold ${isBack ? 'text-accent' : 'text-quiet'}`}>{isBack ? m.answer : m.question}</span>
      <span lang={lang} className="mt-auto py-3 font-serif text-xl leading-reading whitespace-pre-line wrap-anywhere">
        {text}
      </span>
      {english && (
        <span lang="en" className="border-t border-line py-3 font-serif whitespace-pre-line wrap-anywhere">
          {english}
        </span>
      )}
      <span className="mt-auto flex items-center gap-2 font-semibold text-accent wrap-anywhere">
        <RefreshCw aria-hidden="true" className="size-5 shrink-0" />
        {isBack ? m.tapForQuestion : m.tapForAnswer}
      </span>
    </span>
  )
}
