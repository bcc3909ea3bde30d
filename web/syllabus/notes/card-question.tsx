import { useEffect, useRef, useState } from 'react'
import * as m from '#messages/syllabus/notes.ts'
import { Field, TextArea } from '#web/ui/form/field.tsx'
import type { Marked } from './api.ts'
import { wholeWordsIn } from './whole-words.ts'

interface CardQuestionProps {
  marked: Marked
  onHide: (words: string) => void
}

/** What the review asks. Of a whole sentence, one drag chooses the words to hide. */
export function CardQuestion({ marked, onHide }: CardQuestionProps) {
  const { card, hidden, quote, language } = marked
  if (card === undefined) return null
  const isChosen = card === null || Boolean(hidden)
  return (
    <>
      {card && (
        <p className="text-sm wrap-anywhere">
          <span className="font-medium">{m.card}</span> <span lang={language}>{card.front}</span>
        </p>
      )}
      {isChosen && <HiddenWords quote={quote} language={language} hint={card ? m.changeWords : m.chooseWords} onHide={onHide} />}
    </>
  )
}

interface HiddenWordsProps {
  quote: string
  language: string
  hint: string
  onHide: (words: string) => void
}

/** Selecting works by touch, mouse and keyboard. */
function HiddenWords({ quote, language, hint, onHide }: HiddenWordsProps) {
  const [selected, setSelected] = useState('')
  const hide = useRef(onHide)
  hide.current = onHide
  useEffect(() => {
    if (!selected) return
    const timer = setTimeout(() => hide.current(selected), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [selected])
  return (
    <Field label={m.wordsToHide} hint={hint}>
      <TextArea
        // A read-only field has no caret, so that no key would select.
        aria-readonly
        inputMode="none"
        onBeforeInput={(event) => event.preventDefault()}
        onChange={() => undefined}
        rows={Math.min(6, 1 + Math.ceil(quote.length / 40))}
        lang={language}
        value={quote}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
          setSelected(wholeWordsIn(quote, selectionStart, selectionEnd))
        }
      />
    </Field>
  )
}

/** The selection has ended. */
const PAUSE_MS = 700
