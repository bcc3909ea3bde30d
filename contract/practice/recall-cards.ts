import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { inTargets, TranslatedTitle } from '#contract/in-targets.ts'
import { Day, Id, Instant, safeText } from '#contract/text.ts'
import * as m from '#messages/contract/practice/recall.ts'
import { Question, QuizQuestion, type StoredQuestion } from './question.ts'
import { CARD_STATES, MAX_CARDS_AT_ONCE, MAX_FACT_CHARACTERS } from './recall-rules.ts'

const Sides = z.object({ front: z.string(), back: z.string() })
/** The state of a card does not depend on the language it is shown in. */
const CardSides = Sides.extend({ translated: inTargets(Sides).optional() })
const QuestionContent = Question.omit({ question_id: true }).extend({ translated: QuizQuestion.shape.translated.optional() })
export type CardContent = z.infer<typeof CardSides> | z.infer<typeof QuestionContent>
export type StoredCardContent = z.infer<typeof CardSides> | Omit<StoredQuestion, 'question_id'>

const ANY_CARD = {
  card_id: Id,
  state: z.enum(CARD_STATES),
  /** Before the examination, if its date is known; `null`: not before it. */
  due: Instant.nullable(),
  last_review: Instant.nullable(),
  added_at: Instant,
  is_suspended: z.boolean(),
  buried_until: Day.nullable(),
  note: z.string(),
  /** Since the last review. */
  is_changed: z.boolean(),
  /** Until the next answer or dismissal. */
  correction: z.object({ at: Instant, wrong: z.string(), right: z.string() }).nullable(),
  /** No longer in the article, or in the day. */
  is_gone: z.boolean(),
  /** Its article was recalled, or its question retired because it misleads: not offered until it is put back. */
  is_paused: z.boolean(),
  /** `null` if the article is gone or not public. */
  article: z.object({ article_id: Id, title: z.string(), title_translated: TranslatedTitle, publication_date: Day }).nullable(),
  syllabus: z.array(z.string()),
}
export const RecallCard = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flashcard'), content: CardSides, ...ANY_CARD }),
  z.object({ kind: z.literal('term'), content: CardSides, ...ANY_CARD }),
  z.object({ kind: z.literal('fact'), content: CardSides, ...ANY_CARD }),
  z.object({
    kind: z.literal('in-news'),
    content: CardSides,
    ...ANY_CARD,
    item_id: Id,
    /** Of the item; `null` if its day is gone or not public. */
    day: Day.nullable(),
  }),
  z.object({ kind: z.literal('question'), content: QuestionContent, ...ANY_CARD }),
])
export type RecallCard = z.infer<typeof RecallCard>

const NewCard = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('flashcard'), front: safeText({ min: 1, max: 1000, label: 'The front of a flashcard' }) }),
    z.object({
      kind: z.literal('question'),
      question_id: z.uuid({ error: 'question_id must be the id of a question' }).toLowerCase(),
    }),
    z.object({ kind: z.literal('term'), term: safeText({ min: 1, max: 120, label: 'A key term' }) }),
    z.object({
      kind: z.literal('fact'),
      text: safeText({ min: 1, max: MAX_FACT_CHARACTERS, label: 'A fact' }),
      /** Default: the title. */
      front: safeText({ min: 1, max: 300, label: 'The question of a fact' }).optional(),
    }),
  ],
  { error: 'kind must be one of: flashcard, question, term, fact' },
)
export type NewCard = z.output<typeof NewCard>

export const NewCards = z
  .object({
    article_id: z.uuid({ error: 'article_id must be the id of an article' }),
    all_flashcards: z.literal(true, { error: 'all_flashcards can only be true' }).optional(),
    cards: boundedList(NewCard, {
      min: 1,
      max: MAX_CARDS_AT_ONCE,
      error: 'cards must be a list',
      tooFew: m.giveOneCard,
      tooMany: m.tooManyCards({ max: MAX_CARDS_AT_ONCE }),
    }).optional(),
  })
  .refine(({ all_flashcards, cards }) => (all_flashcards === undefined) !== (cards === undefined), {
    error: 'Give either all_flashcards or cards',
    path: ['cards'],
  })
