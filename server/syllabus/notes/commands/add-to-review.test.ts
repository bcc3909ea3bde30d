import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { recall } from '#contract/practice/recall.ts'
import { FREE_CARDS } from '#contract/practice/recall-rules.ts'
import { type Highlight, type HighlightChange, notes } from '#contract/syllabus/notes.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { anArticle, published } from '#tests/support/fixtures/articles.ts'
import { aHighlight } from '#tests/support/fixtures/highlights.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const DAY = '2026-01-15'
const MINUTE = 60_000
const NOBODY = '00000000-0000-0000-0000-000000000000'

const save = (as: Person, highlightId: string, body: HighlightChange) =>
  app.call(notes.save, { as, params: { highlightId }, body })
const list = async (as: Person): Promise<Highlight[]> => (await app.call(notes.list, { as })).json().data
const download = (as: Person, format: string) => app.call(notes.download, { as, query: { format } })

async function begun() {
  const [reader, ids] = [await app.person(), await published(app, DAY, ['Budget'])]
  return { reader, articleId: ids[0] ?? '' }
}

/** Publishes the day again with another first section of the article. */
const edited = (past: string) =>
  published(app, DAY, [], {
    articles: [anArticle('Budget', { analysis_text: { past, present: 'The present.', future: 'The future.' } })],
    replace: true,
  })

describe('sending highlights to the review', () => {
  const send = async (as: Person, highlight_ids: string[]) =>
    (await app.call(notes.toReview, { as, body: { highlight_ids } })).json().data
  const sides = async (as: Person) =>
    ((await app.call(recall.cards, { as })).json().data as { content: { front: string; back: string } }[]).map(
      ({ content: { front, back } }) => [front, back],
    )
  const PAST = 'Sikkim joined the Union in 1975. It had been a kingdom.\n\n- Its king was the Chogyal'
  const marks = (articleId: string, quote: string, parts: Partial<HighlightChange> = {}) =>
    aHighlight(articleId, app.now, { quote, prefix: '', suffix: '', start: 0, note: '', ...parts })

  test('makes a card of each, once: the sentence asks for its words, the note for a whole one', async () => {
    const { reader, articleId } = await begun()
    const [one, other] = [newId(), newId()]
    await save(reader, one, aHighlight(articleId, app.now))
    await save(reader, other, aHighlight(articleId, app.now, { quote: 'Budget', prefix: 'The past of ', note: '' }))
    expect(await send(reader, [one, other])).toEqual({ added: 2, known: 0, without_question: [] })
    expect(await send(reader, [one, other])).toEqual({ added: 0, known: 2, without_question: [] })
    expect((await sides(reader)).toSorted()).toEqual([
      ['Ask me', 'past of Budget'],
      ['The past of _____.', 'Budget'],
    ])
    expect((await list(reader)).map(({ is_in_review }) => is_in_review)).toEqual([true, true])
  })

  test('of five highlights of one article makes five different fronts, in the files too', async () => {
    const { reader, articleId } = await begun()
    await edited(PAST)
    const ids: string[] = []
    for (const quote of ['Sikkim', 'joined', '1975', 'kingdom', 'Chogyal']) {
      app.pass(MINUTE)
      await save(reader, ids[ids.push(newId()) - 1] ?? '', marks(articleId, quote))
    }
    expect(await send(reader, ids)).toMatchObject({ added: 5 })
    const fronts = (await sides(reader)).map(([front]) => front)
    expect(fronts.toSorted()).toEqual([
      'It had been a _____.',
      'Its king was the _____',
      'Sikkim _____ the Union in 1975.',
      'Sikkim joined the Union in _____.',
      '_____ joined the Union in 1975.',
    ])
    const [anki, csv] = [(await download(reader, 'cards')).body, (await download(reader, 'csv')).body]
    expect(fronts.every((front) => anki.includes(`"${front}"`) && csv.includes(`,${front},`))).toBe(true)
  })

  test('names those without a question, and adds them once their reader has chosen the words to hide', async () => {
    const { reader, articleId } = await begun()
    await edited(PAST)
    const [whole, part] = [newId(), newId()]
    await save(reader, whole, marks(articleId, 'Sikkim joined the Union in 1975.'))
    await save(reader, part, marks(articleId, 'kingdom'))
    expect(await send(reader, [whole, part])).toEqual({ added: 1, known: 0, without_question: [whole] })
    expect((await list(reader)).find(({ highlight_id }) => highlight_id === whole)?.card).toBeNull()
    const chosen = await save(reader, whole, marks(articleId, 'Sikkim joined the Union in 1975.', { hidden: '1975' }))
    expect(chosen.json().data.card).toEqual({ front: 'Sikkim joined the Union in _____.', back: '1975' })
    expect(await send(reader, [whole, part])).toEqual({ added: 1, known: 1, without_question: [] })
  })

  test('gives a card that was there before its new front and keeps its schedule', async () => {
    const { reader, articleId } = await begun()
    await edited(PAST)
    const [known, whole] = [newId(), newId()]
    await save(reader, known, marks(articleId, 'kingdom'))
    await save(reader, whole, marks(articleId, 'Sikkim joined the Union in 1975.'))
    for (const text of ['kingdom', 'Sikkim joined the Union in 1975.'])
      await app.call(recall.add, { as: reader, body: { article_id: articleId, cards: [{ kind: 'fact', text }] } })
    await app.db.updateTable('recall_cards').set({ reps: 7, stability: 40 }).execute()
    expect((await list(reader)).map(({ is_in_review }) => is_in_review)).toEqual([true, true])
    await app.db
      .insertInto('articles_to_follow')
      .values({ article_id: articleId, after_user: NOBODY, after_highlight: NOBODY })
      .execute()
    await app.runSchedule('follow-articles')
    const cards = await app.db.selectFrom('recall_cards').select(['content', 'source_key', 'reps', 'stability']).execute()
    expect(cards.toSorted((one, other) => (one.source_key < other.source_key ? -1 : 1))).toEqual([
      { content: { front: 'It had been a _____.', back: 'kingdom' }, source_key: `own:${known}`, reps: 7, stability: 40 },
      {
        content: { front: 'Budget', back: 'Sikkim joined the Union in 1975.' },
        source_key: `own:${whole}`,
        reps: 7,
        stability: 40,
      },
    ])
    await save(reader, whole, marks(articleId, 'Sikkim joined the Union in 1975.', { note: 'What happened to Sikkim?' }))
    expect(await sides(reader)).toContainEqual(['What happened to Sikkim?', 'Sikkim joined the Union in 1975.'])
    expect(await send(reader, [known, whole])).toEqual({ added: 0, known: 2, without_question: [] })
  })

  test('follows an edit of the sentence', async () => {
    const { reader, articleId } = await begun()
    await edited(PAST)
    const id = newId()
    await save(reader, id, marks(articleId, 'kingdom'))
    await send(reader, [id])
    await edited(PAST.replace('It had been', 'Before that it had been'))
    expect(await sides(reader)).toEqual([['Before that it had been a _____.', 'kingdom']])
  })

  test('of a member with little room in the free plan counts only what is new', async () => {
    const { articleId } = await begun()
    const reader = await app.person()
    await edited(PAST)
    const [one, other] = [newId(), newId()]
    await save(reader, one, marks(articleId, 'kingdom'))
    await save(reader, other, marks(articleId, 'Chogyal'))
    await send(reader, [one])
    await sql`insert into recall_cards (card_id, user_id, kind, article_id, source_key, content, needs_pro, due, added_at)
      select gen_random_uuid(), ${reader.id}, 'fact', gen_random_uuid(), 'own:x', '{}', false, now(), now()
      from generate_series(1, ${FREE_CARDS - 2})`.execute(app.db)
    expect(await send(reader, [one, other])).toEqual({ added: 1, known: 1, without_question: [] })
  })

  test('leaves out the highlights of others', async () => {
    const { reader, articleId } = await begun()
    const other = await app.person()
    const id = newId()
    await save(reader, id, aHighlight(articleId, app.now))
    expect(await send(other, [id])).toEqual({ added: 0, known: 0, without_question: [] })
  })
})

describe('in the lists of an article too, a highlight', () => {
  const SINCE = { date: '2026-01-20', text: 'A committee **of nine** met.', source: 0, translated: { hi: 'नौ की समिति मिली।' } }
  const lists = {
    sources: [{ title: 'Order', publisher: 'PIB', kind: 'release', date: '2026-01-15', url: 'https://pib.gov.in/order' }],
    facts: [{ sentence: 'The deficit is 4.4 per cent of GDP.', value: '4.4%', source: 0, date: '2026-01-15' }],
    since_then: [SINCE],
    must_know: ['The budget has two parts.', 'It is annual.', 'The House votes.'],
    follow_up_data: {
      key_terms_list: [{ term: 'Deficit', definition: 'What is spent beyond what is earned.' }],
      historical_context: [],
      flashcards: [],
    },
  }

  test.each([
    ['facts', 'en', '4.4 per cent', 'The deficit is _____ of GDP.'],
    ['must_know', 'en', 'two', 'The budget has _____ parts.'],
    ['terms', 'en', 'beyond', 'What is spent _____ what is earned.'],
    ['since_then', 'en', 'of nine', 'A committee _____ met.'],
    ['since_then', 'hi', 'समिति', 'नौ की _____ मिली।'],
  ] as const)('in %s (%s) has a place and a card', async (section, language, quote, front) => {
    const reader = await app.person()
    const [articleId = ''] = await published(app, DAY, [], { articles: [anArticle('Budget', lists)] })
    const change = aHighlight(articleId, app.now, { section, language, quote, prefix: '', suffix: '', start: 0, note: '' })
    expect((await save(reader, newId(), change)).json().data).toMatchObject({ is_orphan: false, card: { front, back: quote } })
  })
})
