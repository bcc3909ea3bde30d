import type { Language } from '#contract/languages.ts'
import { questionIn, textsIn } from '#contract/practice/question-languages.ts'
import * as m from '#messages/practice/recall/cards.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { stemLines } from '#web/practice/quizzes/stem-lines.ts'
import type { RecallCard } from './api.ts'

const MAX_STATEMENTS = 3

/** The statements of a question each have their line: what is asked is in them. */
export function Asked({ card, language }: { card: RecallCard; language: Language }) {
  const text = textOf(card, language)
  const [first, ...others] = stemLines(text)
  const statements = others.filter(({ mark }) => mark)
  const shown = statements.slice(0, MAX_STATEMENTS)
  const lang = scriptLanguage(text)
  return (
    <>
      <p lang={lang} className="line-clamp-3 leading-snug font-medium wrap-anywhere">
        {first?.mark} {first?.text ?? text}
      </p>
      {shown.map(({ mark, text }) => (
        <p key={`${mark} ${text}`} lang={lang} className="line-clamp-2 text-sm wrap-anywhere">
          {mark} {text}
        </p>
      ))}
      {statements.length > shown.length && (
        <p className="text-sm text-quiet">{m.moreStatements({ count: statements.length - shown.length })}</p>
      )}
    </>
  )
}

/** A fact is recalled under its article's title, which stands above. */
function textOf({ kind, content, article }: RecallCard, language: Language): string {
  if (kind === 'question') return questionIn({ question_id: '', translated: {}, ...content }, language).question_text
  const { front, back } = textsIn(content, content.translated, language)
  return kind === 'fact' && content.front === article?.title ? back : front
}
