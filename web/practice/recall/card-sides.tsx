import type { Language } from '#contract/languages.ts'
import { isTranslated, questionIn, textsIn } from '#contract/practice/question-languages.ts'
import { reviewOf } from '#contract/practice/quiz-review.ts'
import * as m from '#messages/practice/recall/cards.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { ReviewedOptions } from '#web/practice/quiz-history/reviewed-options.tsx'
import { Stem } from '#web/practice/quizzes/stem.tsx'
import { EnglishBeneath, useWithEnglish } from '#web/reading/shared/with-english.tsx'
import type { RecallCard } from './api.ts'

const ASKS: Record<RecallCard['kind'], string> = {
  flashcard: m.flashcard,
  question: m.question,
  term: m.termAsks,
  fact: m.factAsks,
  'in-news': m.inNews,
}

interface CardSidesProps {
  card: RecallCard
  language: Language
  isAnswerShown: boolean
}

export function CardSides({ card, language, isAnswerShown }: CardSidesProps) {
  return (
    <div className="rounded-card border border-strong bg-surface p-5">
      <p className="text-sm font-semibold text-quiet">{ASKS[card.kind]}</p>
      <div className="mt-2">
        {card.kind === 'question' ? (
          <Question content={card.content} language={language} isAnswerShown={isAnswerShown} />
        ) : (
          <Sides card={card} language={language} isAnswerShown={isAnswerShown} />
        )}
      </div>
      {isAnswerShown && card.note && (
        <p className="mt-4 border-s-2 border-signal ps-3 text-sm whitespace-pre-line wrap-anywhere">
          <span className="block font-semibold text-quiet">{m.yourNote}</span>
          {card.note}
        </p>
      )}
    </div>
  )
}

type SidedCard = Exclude<RecallCard, { kind: 'question' }>

function Sides({ card: { content }, language, isAnswerShown }: CardSidesProps & { card: SidedCard }) {
  const { front, back, lang } = textsIn(content, content.translated, language)
  const marked = content.translated ? lang : scriptLanguage(front)
  const english = useWithEnglish() && lang !== 'en' ? content : undefined
  return (
    <>
      <p lang={marked} className="font-serif text-xl leading-reading whitespace-pre-line wrap-anywhere">
        {front}
      </p>
      <EnglishBeneath className={ENGLISH}>{english?.front}</EnglishBeneath>
      {isAnswerShown && (
        <p
          lang={marked}
          className="mt-4 border-t border-line pt-4 font-serif text-lg leading-reading whitespace-pre-line wrap-anywhere"
        >
          {back}
        </p>
      )}
      {isAnswerShown && <EnglishBeneath className={ENGLISH}>{english?.back}</EnglishBeneath>}
    </>
  )
}

const ENGLISH = 'mt-2 font-serif leading-reading text-quiet whitespace-pre-line wrap-anywhere'

type QuestionContent = Extract<RecallCard, { kind: 'question' }>['content']

interface QuestionProps {
  content: QuestionContent
  language: Language
  isAnswerShown: boolean
}

function Question({ content, language, isAnswerShown }: QuestionProps) {
  const asked = { question_id: '', translated: {}, ...content }
  const question = questionIn(asked, language)
  const isWithEnglish = useWithEnglish()
  const english = isWithEnglish && isTranslated(asked, language) ? content : undefined
  const [reviewed] = reviewOf([question], {})
  return (
    <>
      <Stem question={question} />
      <EnglishBeneath>{english && <Stem question={english} />}</EnglishBeneath>
      {isAnswerShown && reviewed ? (
        <>
          <ReviewedOptions question={reviewed} second={english && { lang: 'en', options: english.options }} />
          {question.explanation && (
            <p lang={scriptLanguage(question.explanation)} className="mt-4 whitespace-pre-line wrap-anywhere">
              {question.explanation}
            </p>
          )}
          <EnglishBeneath className="mt-2 whitespace-pre-line wrap-anywhere">{english?.explanation}</EnglishBeneath>
        </>
      ) : (
        <ul className="mt-4 space-y-2">
          {Object.entries(question.options).map(([letter, text]) => (
            <li key={letter} className="flex gap-3 rounded-control border border-line px-3 py-2">
              <span className="font-semibold">{letter}</span>
              <span lang={scriptLanguage(text)} className="min-w-0 flex-1 wrap-anywhere">
                {text}
                {english && (
                  <span lang="en" className="mt-0.5 block">
                    {english.options[letter]}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
