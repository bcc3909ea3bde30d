import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { NewCard } from '#contract/practice/recall-cards.ts'
import { CARDS_NEED_PRO, FREE_CARDS, FREE_CARDS_USED } from '#contract/practice/recall-rules.ts'
import { ARTICLE_NOT_FOUND } from '#contract/reading/articles.ts'
import { can } from '#contract/roles.ts'
import * as m from '#messages/server/practice.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Learner } from '#server/practice/shared/recall-circumstances.ts'
import { offerOf, type Source } from './find-sources.ts'

export interface CardToAdd extends Source {
  needs_pro: boolean
}

interface CardRequest {
  article_id: string
  /** Missing: all flashcards. */
  cards?: NewCard[] | undefined
}

/**
 * Keeps existing cards.
 * @throws HttpError 404, 422 for an unknown card, 403 without Pro or when the free plan is full
 */
export async function addCards(db: Db, learner: Learner, asked: CardRequest, now: Date) {
  return insertWithinPlan(db, learner, await cardsAskedFor(db, learner, asked), now)
}

/** @throws HttpError 404, 422 for an unknown card, 403 without Pro */
async function cardsAskedFor(
  db: Db,
  { id, role }: Pick<Learner, 'id' | 'role'>,
  { article_id, cards: asked }: CardRequest,
): Promise<CardToAdd[]> {
  const offer = await offerOf(db, id, article_id)
  if (!offer) throw new HttpError(404, ARTICLE_NOT_FOUND)
  const found = asked ? foundIn({ ...offer, article_id }, asked) : offer.sources.filter(({ kind }) => kind === 'flashcard')
  const cards = found.map((source) => ({ ...source, needs_pro: needsPro(source) }))
  if (!can(role, 'proStudy') && (!asked || cards.some(({ needs_pro }) => needs_pro))) throw new HttpError(403, CARDS_NEED_PRO)
  return cards
}

/** @throws HttpError 403 when the free plan is full */
export async function insertWithinPlan(db: Db, { id, role }: Pick<Learner, 'id' | 'role'>, cards: CardToAdd[], now: Date) {
  const added = await inTransaction(db, async (db) => {
    if (!can(role, 'proStudy') && cards.length > (await freeCardsLeft(db, id))) throw new HttpError(403, FREE_CARDS_USED)
    return insertCards(db, id, cards, now)
  })
  return { added, already_there: cards.length - added }
}

/** Locks the user, so that concurrent calls cannot exceed the limit. */
export async function freeCardsLeft(db: Db, userId: string): Promise<number> {
  await db.selectFrom('users').where('user_id', '=', userId).select('user_id').forNoKeyUpdate().execute()
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from recall_cards where user_id = ${userId} and not needs_pro`.execute(db)
  return Math.max(0, FREE_CARDS - (rows[0]?.count ?? 0))
}

type Offered = Source & { was_of_the_day: boolean }

interface OfferedArticle {
  article_id: string
  title: string
  syllabus: string[]
  sources: Offered[]
}

const needsPro = ({ kind, was_of_the_day }: Offered): boolean => kind === 'flashcard' || (kind === 'question' && !was_of_the_day)

function foundIn(article: OfferedArticle, asked: NewCard[]): Offered[] {
  const found = asked.map((card) => article.sources.find((source) => isSame(source, card)) ?? ownFact(card, article))
  const details = found.flatMap((source, at) =>
    source ? [] : [{ path: `cards[${at}]`, message: MISSING[asked[at]?.kind ?? 'term'] }],
  )
  if (details[0]) throw new HttpError(422, details[0].message, { details })
  return [...new Map(found.flatMap((one) => (one ? [[`${one.kind} ${one.source_key}`, one] as const] : []))).values()]
}

const MISSING: Record<NewCard['kind'], string> = {
  flashcard: m.noFlashcard,
  question: m.noQuestion,
  term: m.noTerm,
  fact: m.noFact,
}

function isSame({ kind, source_key, content }: Source, card: NewCard): boolean {
  if (card.kind !== kind) return false
  if (card.kind === 'question') return source_key === card.question_id
  if (!('front' in content)) return false
  if (card.kind === 'fact') return card.front === undefined && content.back === card.text
  return content.front === (card.kind === 'term' ? card.term : card.front)
}

/** The person's own question or words. */
function ownFact(card: NewCard, { article_id, title, syllabus, sources }: OfferedArticle): Offered | undefined {
  if (card.kind !== 'fact') return undefined
  const line = sources.find(({ kind, content }) => kind === 'fact' && 'back' in content && content.back === card.text)
  const source_key = line?.source_key ?? `own:${createHash('md5').update(card.text).digest('hex')}`
  const content = { front: card.front ?? title, back: card.text }
  return { article_id, kind: 'fact', source_key, content, syllabus, was_of_the_day: false }
}

/** @returns the number of new cards. A card from a quiz becomes free as a question of the day. */
export async function insertCards(db: Db, userId: string, cards: CardToAdd[], now: Date): Promise<number> {
  if (cards.length === 0) return 0
  const rows = cards.map((card) => ({ card_id: newId(), ...card }))
  const { rows: written } = await sql<{ is_new: boolean }>`
    insert into recall_cards (card_id, user_id, kind, article_id, source_key, content, syllabus, needs_pro, due, added_at)
    select card_id, ${userId}, kind, article_id, source_key, content, syllabus, needs_pro, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given
      (card_id uuid, kind text, article_id uuid, source_key text, content jsonb, syllabus text[], needs_pro boolean)
    on conflict (user_id, kind, article_id, source_key) do update set needs_pro = false
      where recall_cards.needs_pro and not excluded.needs_pro
    returning xmax = 0 as is_new`.execute(db)
  return written.filter(({ is_new }) => is_new).length
}
