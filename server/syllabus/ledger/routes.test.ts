import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { dailyQuestions } from '#contract/practice/daily-questions.ts'
import { quizzes } from '#contract/practice/quizzes.ts'
import { recall } from '#contract/practice/recall.ts'
import { progress } from '#contract/reading/progress.ts'
import { ledger, type NextThing, type NodeFigures, type Syllabus } from '#contract/syllabus/ledger.ts'
import { NODE_IDS, PAPERS } from '#contract/syllabus/nodes.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { anArticle, deleteDay, published } from '#tests/support/fixtures/articles.ts'
import { answering, aQuestion, opened, publishedQuiz, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { recallCalls } from '#tests/support/fixtures/recall.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { queue, reviewed, wait } = recallCalls(app)

const treeOf = async (as: Person, language = 'en'): Promise<Syllabus> =>
  (await app.call(ledger.tree, { as, query: { language } })).json().data
const figuresOf = async (as: Person): Promise<Record<string, NodeFigures>> =>
  Object.fromEntries(
    (await app.call(ledger.figures, { as })).json().data.map((figures: NodeFigures) => [figures.node_id, figures]),
  )
const nextFor = async (as: Person, nodeId: string): Promise<NextThing[]> =>
  (await app.call(ledger.next, { as, params: { nodeId } })).json().data
const read = (as: Person, articleId: string) => app.call(progress.markRead, { as, params: { articleId } })
const submit = async (as: Person, quizId: string, letters: string) =>
  app.call(quizzes.submit, { as, body: answering(await opened(app, as, quizId), letters) })
const about = (syllabus: string[], title = 'Budget') => ({ ...withQuiz(title, 2), syllabus })

describe('the syllabus', () => {
  test('has every paper with its lines, and counts published articles for each', async () => {
    await published(app, '2026-01-12', [], { articles: [about(['gs3.budgeting', 'gs2.federalism.functions'])] })
    await published(app, '2026-01-13', [], { articles: [about(['gs3.budgeting'])], status: 'draft' })
    const { papers } = await treeOf(await app.person())
    expect(papers.map(({ paper_id, published }) => [paper_id, published])).toEqual([
      ['prelims-gs1', 0],
      ['essay', 0],
      ['gs1', 0],
      ['gs2', 1],
      ['gs3', 1],
      ['gs4', 0],
    ])
    const federalism = papers[3]?.lines.find(({ node_id }) => node_id === 'gs2.federalism')
    expect([federalism?.published, federalism?.parts.map(({ published }) => published)]).toEqual([1, [1, 0, 0]])
    await deleteDay(app, '2026-01-12')
    expect((await treeOf(await app.person())).papers[4]?.published).toBe(0)
  })

  test('is for members only', async () => {
    for (const endpoint of [ledger.tree, ledger.figures]) expect((await app.call(endpoint)).statusCode).toBe(401)
    const refused = await app.call(ledger.next, { as: await app.person(), params: { nodeId: 'gs9' } })
    expect([refused.statusCode, refused.json().error]).toEqual([404, 'This is not part of the syllabus'])
  })
})

describe('my figures', () => {
  test('count what I read and answered, with what is above', async () => {
    const [reader, other] = [await app.person('pro'), await app.person('pro')]
    const { articleId, quizId } = await publishedQuiz(app, '2026-01-12', about(['gs2.federalism.functions']))
    await read(reader, articleId)
    await read(other, articleId)
    await submit(reader, quizId, 'AA')
    await submit(reader, quizId, 'A ')
    const figures = await figuresOf(reader)
    expect(Object.keys(figures).toSorted()).toEqual(['gs2', 'gs2.federalism', 'gs2.federalism.functions'])
    expect(figures['gs2.federalism']).toEqual({
      node_id: 'gs2.federalism',
      read: 1,
      answered: 4,
      answered_right: 2,
      cards: 1,
      known: 0,
      last_touched: app.now.toISOString(),
    })
  })

  test('count a question for its own part of the syllabus where it has one', async () => {
    const reader = await app.person('pro')
    const questions = [aQuestion(0, { syllabus: ['gs2.federalism.functions'] }), aQuestion(1)]
    const article = { ...withQuiz('Budget', questions), syllabus: ['gs2.federalism', 'gs3.economy'] }
    const { quizId } = await publishedQuiz(app, '2026-01-12', article)
    await submit(reader, quizId, 'AB')
    const figures = await figuresOf(reader)
    expect(Object.values(figures).map(({ node_id, answered }) => [node_id, answered])).toEqual(
      expect.arrayContaining([
        ['gs2', 2],
        ['gs2.federalism', 2],
        ['gs2.federalism.functions', 1],
        ['gs3.economy', 1],
      ]),
    )
  })

  test('count a card as known once it was remembered on a later day, until it is probably forgotten', async () => {
    const reader = await app.person('pro')
    const [articleId = ''] = await published(app, '2026-01-15', [], { articles: [about(['gs3.economy'])] })
    await app.call(recall.add, { as: reader, body: { article_id: articleId, all_flashcards: true } })
    const [item] = (await app.call(recall.queue, { as: reader })).json().data.items
    const economy = async () => (await figuresOf(reader))['gs3.economy']
    expect(await economy()).toMatchObject({ cards: 1, known: 0, last_touched: app.now.toISOString() })
    const now = app.now
    const gradedOn = async (day: number, grade: number) => {
      app.now = new Date(now.getTime() + day * 86_400_000)
      const review = { review_id: newId(), card_id: item.card.card_id, grade, reviewed_at: app.now.toISOString(), seconds: 5 }
      await app.call(recall.review, { as: reader, body: { reviews: [review] } })
      return economy()
    }
    expect(await gradedOn(0, 4)).toMatchObject({ cards: 1, known: 0 })
    expect(await gradedOn(8, 3)).toMatchObject({ cards: 1, known: 1 })
    expect(await gradedOn(9, 1)).toMatchObject({ cards: 1, known: 0 })
    expect(await gradedOn(10, 3)).toMatchObject({ cards: 1, known: 1 })
    await sql`update recall_cards set stability = 2 where user_id = ${reader.id}`.execute(app.db)
    app.now = new Date(now.getTime() + 13 * 86_400_000)
    expect(await economy()).toMatchObject({ cards: 1, known: 0 })
    app.now = now
  })

  test('count the questions of the day', async () => {
    const reader = await app.person()
    await published(app, '2026-01-15', [], { articles: [about(['gs3.economy'])] })
    const asked = (await app.call(dailyQuestions.today, { as: reader })).json().data
    const answers = asked.questions.map(({ question_id }: { question_id: string }) => ({
      questionId: question_id,
      selectedOption: 'A',
    }))
    await app.call(dailyQuestions.answer, { as: reader, body: { publication_date: asked.publication_date, answers } })
    expect(await figuresOf(reader)).toMatchObject({ 'gs3.economy': { answered: 2, answered_right: 1 } })
  })

  test('equal the counts of SQL for every paper and node, over many articles', async () => {
    const reader = await app.person('pro')
    const nodesOf = (n: number) =>
      [NODE_IDS[(n * 7) % 135], NODE_IDS[(n * 11 + 40) % 135], NODE_IDS[(n * 13 + 90) % 135]] as string[]
    const independent = (nodes: string[]) =>
      nodes.filter((id, at) => nodes.indexOf(id) === at && !nodes.some((other) => other !== id && id.startsWith(`${other}.`)))
    for (const day of [1, 2, 3]) {
      const articles = Array.from({ length: 20 }, (_, n) => about(independent(nodesOf(day * 20 + n)), `Article ${n}`))
      const ids = await published(app, `2026-01-0${day}`, [], { articles })
      for (const [n, id] of ids.entries()) if (n % (day + 1) === 0) await read(reader, id)
      const { rows } = await sql<{
        quiz_id: string
      }>`select quiz_id from quizzes where article_id = any(${ids.slice(0, 4)}::uuid[])`.execute(app.db)
      for (const [n, { quiz_id }] of rows.entries()) await submit(reader, quiz_id, ['AB', 'BB', 'A ', ' B'][n] ?? '')
    }
    // Wrong answers are cards; of those that are answered now some are known, and some no longer a few days later.
    const cards = (await queue(reader)).items.map(({ card }) => card.card_id)
    const answered = cards.slice(1).map((card_id, n) => ({ card_id, grade: [1, 3, 4][n % 3] as number }))
    await reviewed(reader, ...answered)
    wait(3)
    await reviewed(reader, ...answered)
    wait(4)
    const figures = await figuresOf(reader)
    expect([figures.gs2?.known === 0, figures.gs2?.known === figures.gs2?.cards]).toEqual([false, false])
    const tree = await treeOf(reader)
    const published_ = new Map(
      tree.papers.flatMap(({ paper_id, published, lines }) => [
        [paper_id, published] as const,
        ...lines.flatMap(({ parts, ...line }) => [line, ...parts]).map((node) => [node.node_id, node.published] as const),
      ]),
    )
    for (const id of [...PAPERS.map((paper) => paper.id), ...NODE_IDS]) {
      const { rows } = await sql<Omit<NodeFigures, 'node_id' | 'last_touched'> & { published: number }>`
        with mine as (select article_id from articles where ${isBelow(id)}),
          cards as (select state, added_at, stability, last_review from recall_cards where user_id = ${reader.id} and ${isBelow(id)})
        select (select count(*)::int from mine) as published,
          (select count(*)::int from readings where user_id = ${reader.id} and article_id in (select article_id from mine)) as read,
          (select count(*)::int from cards) as cards,
          (select count(*)::int from cards where state = 2 and last_review >= added_at + interval '24 hours'
            and last_review + stability * interval '24 hours' >= ${app.now}) as known,
          coalesce(sum(total_questions), 0)::int as answered, coalesce(sum(score), 0)::int as answered_right
        from quiz_attempts join quiz_editions using (edition_id)
        where user_id = ${reader.id} and article_id in (select article_id from mine)`.execute(app.db)
      const { read = 0, answered = 0, answered_right = 0, cards = 0, known = 0 } = figures[id] ?? {}
      expect({ id, published: published_.get(id), read, answered, answered_right, cards, known }).toEqual({ id, ...rows[0] })
    }
  })
})

const isBelow = (id: string) =>
  sql<boolean>`exists (select from unnest(syllabus) as node where node = ${id} or node like ${`${id}.%`})`

describe('the next things for a part of the syllabus', () => {
  test('are wrong answers to repeat, a quiz to take and an article to read', async () => {
    const reader = await app.person('pro')
    const taken = await publishedQuiz(app, '2026-01-12', about(['gs3.economy']))
    const untaken = await publishedQuiz(app, '2026-01-13', about(['gs3.economy']))
    const [unread = ''] = await published(app, '2026-01-14', [], { articles: [about(['gs3.economy'])] })
    await published(app, '2026-01-15', [], { articles: [about(['gs1.society'])] })
    for (const { articleId } of [taken, untaken]) await read(reader, articleId)
    await submit(reader, taken.quizId, 'AC')
    expect(await nextFor(reader, 'gs3')).toMatchObject([
      { kind: 'repeat', wrong: 1, article: { article_id: taken.articleId } },
      { kind: 'quiz', quiz_id: untaken.quizId, questions: 2 },
      { kind: 'read', article: { article_id: unread, title: 'Budget', publication_date: '2026-01-14' } },
    ])
    await submit(reader, taken.quizId, 'AB')
    expect((await nextFor(reader, 'gs3.economy')).map(({ kind }) => kind)).toEqual(['quiz', 'read'])
    expect(await nextFor(reader, 'gs4')).toEqual([])
  })

  test('are articles only for somebody who may not take quizzes', async () => {
    const reader = await app.person()
    const ids = await published(app, '2026-01-14', [], {
      articles: ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => anArticle(title, { syllabus: ['gs3.economy'] })),
    })
    await read(reader, ids[0] ?? '')
    const things = await nextFor(reader, 'gs3.economy')
    expect(things.map(({ kind, article }) => [kind, article.title])).toEqual([
      ['read', 'Two'],
      ['read', 'Three'],
      ['read', 'Four'],
    ])
  })
})
