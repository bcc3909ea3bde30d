import { cutText } from '#contract/cut-text.ts'
import type { NewCard } from '#contract/practice/recall-cards.ts'
import { MAX_FACT_CHARACTERS } from '#contract/practice/recall-rules.ts'
import * as m from '#messages/practice/writing/answer.ts'
import type { Answer } from '../api.ts'

const MAX_FRONT = 300

/** A card for each key demand that was missing or only partly met; no two fronts are equal. */
export function missingDemands(
  { question, key_demands }: Pick<Answer, 'question' | 'key_demands'>,
  scores: Answer['scores'],
): NewCard[] {
  return key_demands.flatMap(({ point, marks_hundredths }, place) => {
    const score = scores[place] ?? null
    if (score === null || score >= marks_hundredths) return []
    const head = m.cardFront({ place: place + 1, count: key_demands.length })
    const text = cutText(point.trim(), MAX_FACT_CHARACTERS).trim()
    return text ? [{ kind: 'fact', text, front: `${head}${cutText(question.text.trim(), MAX_FRONT - head.length)}`.trim() }] : []
  })
}
