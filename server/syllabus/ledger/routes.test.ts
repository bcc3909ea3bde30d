import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { dailyQuestions } from '#contract/practice/daily-questions.ts'
import { quizzes } from '#contract/practice/quizzes.ts'
import { recall } from '#contract/practice/recall.ts'
import { progress } from '#contract/reading/progress.ts'
import { ledger, type NodeFigures, type Syllabus } from '#contract/syllabus/ledger.ts'
import { NODE_IDS, PAPERS } from '#contract/syllabus/nodes.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { anArticle, deleteDay, published } from '#tests/support/fixtures/articles.ts'
import { mockCalls, right, wrong } from '#tests/support/fixtures/mock-tests.ts'
import { answering, aQuestion, opened, publishedQuiz, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { recallCalls } from '#tests/support/fixtures/recall.ts'
import { writingCalls } from '#tests/support/fixtures/writing.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { queue, reviewed, wait } = recallCalls(app)
const mock = mockCalls(app)
const write = writingCalls(app)

const treeOf = async (as: Person, language = 'en'): Promise<Syllabus> =>
  (await app.call(ledger.tree, { as, query: { language } })).json().data
const figuresOf = async (as: Person): Promise<Record<string, NodeFigures>> =>
  Object.fromEntries(
    (await app.call(ledger.figures, { as })).json().data.map((figures: NodeFigures) => [figures.node_id, figures]),
  )
const read = (as: Person, articleId: string) => app.call(progress.markRead, { as, params: { articleId } })
const finish = (as: Person, articleId: string) => app.call(progress.finish, { as, params: { articleId } })
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
  test('count what I opened, and each question once by its last answer, with what is above', async () => {
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
      finished: 0,
      answered: 2,
      answered_right: 1,
      cards: 1,
      due: 1,
      known: 0,
      written: 0,
      score_share: null,
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
    await app.db.updateTable('recall_cards').set({ stability: 2 }).execute()
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

  test('tell what I finished from what I only opened', async () => {
    const reader = await app.person()
    const articles = [about(['gs3.economy']), about(['gs3.economy'], 'Bank')]
    const ids = await published(app, '2026-01-15', [], { articles })
    for (const id of ids) await read(reader, id)
    await finish(reader, ids[0] ?? '')
    expect(await figuresOf(reader)).toMatchObject({ gs3: { read: 2, finished: 1 } })
  })

  test('count a question of a mock test like that of a quiz, by the last answer', async () => {
    const reader = await app.person('pro')
    const ten = Array.from({ length: 10 }, (_, n) => aQuestion(n))
    const { quizId } = await publishedQuiz(
      app,
      '2026-01-12',
      Object.assign(withQuiz('Budget', ten), { syllabus: ['gs3.economy'] }),
    )
    await submit(reader, quizId, 'ABCDABCDAB')
    expect(await figuresOf(reader)).toMatchObject({ gs3: { answered: 10, answered_right: 10 } })
    wait(1)
    const { attempt_id, questions } = await mock.made(reader)
    const answers = questions.slice(0, 9).map((question, n) => (n < 2 ? wrong(question) : right(question)))
    await mock.answered(reader, attempt_id, answers)
    await mock.submitted(reader, attempt_id)
    expect(await figuresOf(reader)).toMatchObject({ gs3: { answered: 10, answered_right: 8 } })
    wait(-1)
  })

  test('count answers written, with the mean of their scores by marks', async () => {
    const reader = await app.person('pro')
    const articleId = await write.asked()
    const { answer_id } = await write.submitted(reader, articleId)
    await write.submitted(reader, articleId)
    expect(await figuresOf(reader)).toMatchObject({ 'gs2.federalism': { written: 2, score_share: null } })
    await app.db.updateTable('written_answers').set({ score_hundredths: 700 }).where('answer_id', '=', answer_id).execute()
    expect(await figuresOf(reader)).toMatchObject({ 'gs2.federalism': { written: 2, score_share: 0.7 } })
  })

  test('count as due what the review offers today', async () => {
    const reader = await app.person('pro')
    const flashcards = [1, 2, 3].map((n) => ({ front: `Front ${n}`, back: 'Back' }))
    const article = anArticle('Budget', { syllabus: ['gs3.economy'], follow_up_data: { flashcards } })
    const [articleId = ''] = await published(app, '2026-01-15', [], { articles: [article] })
    await app.call(recall.add, { as: reader, body: { article_id: articleId, all_flashcards: true } })
    const [first, second] = (await queue(reader)).items.map(({ card }) => card.card_id)
    await reviewed(reader, { card_id: first ?? '', grade: 4 })
    await app.call(recall.change, { as: reader, params: { cardId: second ?? '' }, body: { suspended: true } })
    for (const days of [0, 9]) {
      wait(days)
      const offered = (await queue(reader, { node: 'gs3.economy' })).today.items
      expect((await figuresOf(reader))['gs3.economy']).toMatchObject({ cards: 3, due: offered })
      expect(offered).toBe(days === 0 ? 1 : 2)
    }
    wait(-9)
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
      for (const [n, id] of ids.entries()) if (n % 5 === day) await finish(reader, id)
      for (const [n, article_id] of ids.entries()) if (n % 7 === day) await write.submit(reader, article_id)
      const { rows } = await sql<{
        quiz_id: string
      }>`select quiz_id from quizzes where article_id = any(${ids.slice(0, 4)}::uuid[])`.execute(app.db)
      for (const [n, { quiz_id }] of rows.entries()) await submit(reader, quiz_id, ['AB', 'BB', 'A ', ' B'][n] ?? '')
    }
    app.pass(60_000)
    const { attempt_id, questions } = await mock.made(reader, { questions: 30 })
    const given = questions.slice(5).map((question, n) => (n % 3 === 0 ? wrong(question) : right(question)))
    await mock.answered(reader, attempt_id, given)
    await mock.submitted(reader, attempt_id)
    await sql`
      update written_answers set score_hundredths = 100 * place from (
        select answer_id, row_number() over (order by submitted_at, answer_id) as place from written_answers where user_id = ${reader.id}) as written
      where written_answers.answer_id = written.answer_id and place between 2 and 6`.execute(app.db)
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
    const library = new Map(
      tree.papers.flatMap(({ paper_id, lines, ...paper }) =>
        [{ ...paper, node_id: paper_id }, ...lines.flatMap(({ parts, ...line }) => [line, ...parts])].map(
          ({ node_id, published, questions }) => [node_id, { published, questions }] as const,
        ),
      ),
    )
    for (const id of [...PAPERS.map((paper) => paper.id), ...NODE_IDS]) {
      const { rows } = await sql<Omit<NodeFigures, 'node_id' | 'last_touched'> & { published: number; questions: number }>`
        with mine as (select article_id from articles where ${isBelow(id)}),
          cards as (select * from recall_cards where user_id = ${reader.id} and ${isBelow(id)}),
          given as (select (question ->> 'question_id')::uuid as question_id, article_id, completed_at as at,
              coalesce(answers ->> (question ->> 'question_id') = question ->> 'correct_option', false) as is_right
            from quiz_attempts join quiz_editions using (edition_id) cross join jsonb_array_elements(questions) as question where user_id = ${reader.id}
            union all select question_id, article_id, submitted_at, option = correct_option
            from mock_attempts join mock_answers using (attempt_id) join quiz_questions using (question_id) join quizzes using (quiz_id)
            where user_id = ${reader.id} and option is not null),
          answers as (select distinct on (question_id) is_right from given
            where article_id in (select article_id from mine) order by question_id, at desc),
          written as (select * from written_answers where user_id = ${reader.id} and submitted_at is not null and ${isBelow(id)})
        select (select count(*)::int from mine) as published,
          (select count(*)::int from quiz_questions join quizzes using (quiz_id) where article_id in (select article_id from mine)) as questions,
          (select count(*)::int from readings where user_id = ${reader.id} and article_id in (select article_id from mine)) as read,
          (select count(*)::int from finished_articles where user_id = ${reader.id} and article_id in (select article_id from mine)) as finished,
          (select count(*)::int from answers) as answered, (select count(*)::int from answers where is_right) as answered_right,
          (select count(*)::int from cards) as cards,
          (select count(*)::int from cards where state = 0 or case state when 2 then due < (date '2026-01-23' + interval '3 hours') at time zone 'Asia/Kolkata'
            else due <= ${app.now} end) as due,
          (select count(*)::int from cards where state = 2 and last_review >= added_at + interval '24 hours'
            and last_review + stability * interval '24 hours' >= ${app.now}) as known,
          (select count(*)::int from written) as written,
          (select sum(score_hundredths)::float8 / sum((question ->> 'marks')::int * 100) from written where score_hundredths is not null) as score_share`.execute(
        app.db,
      )
      const { node_id: _, last_touched: __, ...mine } = figures[id] ?? NEVER_TOUCHED
      expect({ id, ...library.get(id), ...mine }).toEqual({ id, ...rows[0] })
    }
  })

  test('weigh a line by its published articles and the past questions that editors named, as SQL counts them', async () => {
    const asked = (...questions: [number, string, number][]) => ({
      asked_before: questions.map(([year, paper, question]) => ({ year, paper, question, theme: 'Theme' })),
    })
    const articles = [
      { ...about(['gs3.economy']), ...asked([2020, 'GS3', 4], [2021, 'GS3', 9]) },
      { ...about(['gs3.economy', 'gs3.budgeting'], 'Bank'), ...asked([2020, 'GS3', 4]) },
      about(['gs3.budgeting'], 'Tax'),
    ]
    await published(app, '2026-01-12', [], { articles })
    await published(app, '2026-01-13', [], { articles: [{ ...articles[0], title: 'Draft' }], status: 'draft' })
    const gs3 = (await treeOf(await app.person())).papers.find(({ paper_id }) => paper_id === 'gs3')
    const weights = gs3?.lines.flatMap(({ node_id, published, asked, weight }) =>
      weight > 0 ? [{ node_id, published, asked, weight }] : [],
    )
    const { rows } = await sql`
      select node as node_id, count(distinct article_id)::int as published, count(distinct (past -> 'year', past -> 'paper', past -> 'question'))
          filter (where past is not null)::int as asked,
        count(distinct article_id)::int + 3 * count(distinct (past -> 'year', past -> 'paper', past -> 'question')) filter (where past is not null)::int as weight
      from articles join daily_entries using (entry_id) cross join unnest(syllabus) as node
        left join lateral jsonb_array_elements(body -> 'asked_before') as past on true
      where status = 'published' group by node order by node desc`.execute(app.db)
    expect(weights?.toSorted((one, other) => (one.node_id < other.node_id ? 1 : -1))).toEqual(rows)
    expect(weights).toHaveLength(2)
  })
})

const NEVER_TOUCHED = {
  ...{ node_id: '', read: 0, finished: 0, answered: 0, answered_right: 0, cards: 0, due: 0, known: 0, written: 0 },
  ...{ score_share: null, last_touched: '' },
}

const isBelow = (id: string) =>
  sql<boolean>`exists (select from unnest(syllabus) as node where node = ${id} or node like ${`${id}.%`})`
