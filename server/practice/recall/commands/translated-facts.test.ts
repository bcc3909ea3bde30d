import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { processing } from '#contract/newsroom/processing.ts'
import { recall } from '#contract/practice/recall.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { DAY, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { recallCalls } from '#tests/support/fixtures/recall.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { add, reviewed, cards, wait } = recallCalls(app)

const publish = (parts: object) => published(app, DAY, [], { articles: [{ ...withQuiz('Budget', 1), ...parts }], replace: true })

const MUST_KNOW = { must_know: ['One.', 'Two.', 'Three.'] }
const IN_HINDI = { title_translated: { hi: 'बजट' }, must_know_translated: { hi: ['एक।', 'दो।', 'तीन।'] } }
const CARD = { front: 'Budget', back: 'One.\nTwo.\nThree.' }

test('the card of must-know facts has its translation, and gets one that comes later without being called changed', async () => {
  const reader = await app.person()
  const article_ids = await publish(MUST_KNOW)
  await app.call(recall.addFacts, { as: reader, body: { article_ids } })
  const [before] = await cards(reader)
  expect(before?.content).toEqual(CARD)
  await reviewed(reader, { card_id: before?.card_id ?? '', grade: 4 })
  wait(1)
  await publish({ ...MUST_KNOW, ...IN_HINDI })
  const translated = { hi: { front: 'बजट', back: 'एक।\nदो।\nतीन।' } }
  expect(await cards(reader)).toMatchObject([
    { content: { ...CARD, translated }, is_changed: false, article: { title: 'Budget', title_translated: { hi: 'बजट' } } },
  ])
})

test('facts without a translated title, or with one untranslated, stay English', async () => {
  const reader = await app.person()
  const article_ids = await publish({ ...MUST_KNOW, ...IN_HINDI, title_translated: { ta: 'பட்ஜெட்' } })
  await app.call(recall.addFacts, { as: reader, body: { article_ids } })
  expect((await cards(reader)).map(({ content }) => content)).toEqual([CARD])
  await publish({ must_know: [...MUST_KNOW.must_know, 'Four.'], ...IN_HINDI })
  expect((await cards(reader)).map(({ content }) => content)).toEqual([{ ...CARD, back: `${CARD.back}\nFour.` }])
})

test('without must-know facts the summary is translated', async () => {
  const reader = await app.person()
  const article_ids = await publish({
    ...IN_HINDI,
    must_know_translated: {},
    summary: 'In short.',
    summary_translated: { hi: 'सार।' },
  })
  await app.call(recall.addFacts, { as: reader, body: { article_ids } })
  const translated = { hi: { front: 'बजट', back: 'सार।' } }
  expect(await cards(reader)).toMatchObject([{ content: { front: 'Budget', back: 'In short.', translated } }])
})

test('a title and a summary that an editor translates reach the card, and leave it with the translation', async () => {
  const reader = await app.person()
  const article_ids = await publish({ summary: 'In short.' })
  await app.call(recall.addFacts, { as: reader, body: { article_ids } })
  const as = await app.person('admin')
  const params = { articleId: article_ids[0] ?? '', language: 'hi' as const }
  const body = { title: 'बजट', summary: 'सार।', analysis: { past: 'पहले।' } }
  expect((await app.call(processing.translate, { as, params, body })).statusCode).toBe(200)
  const translated = { hi: { front: 'बजट', back: 'सार।' } }
  expect(await cards(reader)).toMatchObject([{ content: { front: 'Budget', translated }, is_changed: false }])
  await app.call(processing.untranslate, { as, params })
  expect((await cards(reader))[0]?.content).toEqual({ front: 'Budget', back: 'In short.' })
})

test('a card that was kept before cards followed translations gets the one of its article in the following night', async () => {
  const reader = await app.person()
  const article_ids = await publish({ summary: 'In short.' })
  await app.call(recall.addFacts, { as: reader, body: { article_ids } })
  const as = await app.person('admin')
  const params = { articleId: article_ids[0] ?? '', language: 'hi' as const }
  const body = { title: 'बजट', summary: 'सार।', analysis: { past: 'पहले।' } }
  await app.call(processing.translate, { as, params, body })
  await sql`update recall_cards set content = content - 'translated' where article_id = any(${article_ids}::uuid[])`.execute(
    app.db,
  )
  expect((await cards(reader))[0]?.content).toEqual({ front: 'Budget', back: 'In short.' })
  wait(1)
  await app.runSchedule('follow-translations')
  const translated = { hi: { front: 'बजट', back: 'सार।' } }
  expect(await cards(reader)).toMatchObject([{ content: { front: 'Budget', back: 'In short.', translated }, is_changed: false }])
})

test('the card of a line of history gets its translation, and one in own words stays as it is', async () => {
  const history = (historical_context_translated: object) => ({
    follow_up_data: { historical_context: ['1950: Republic.', '1951: Plan.'], historical_context_translated },
    title_translated: IN_HINDI.title_translated,
  })
  const reader = await app.person()
  const [article_id = ''] = await publish(history({}))
  const facts = [
    { kind: 'fact' as const, text: '1950: Republic.', front: 'When did it begin?' },
    { kind: 'fact' as const, text: '1951: Plan.' },
  ]
  await add(reader, { article_id, cards: facts })
  await publish(history({ hi: ['1950: गणतंत्र।', '1951: योजना।'] }))
  const contents = (await cards(reader)).map(({ content }) => content)
  const translated = { hi: { front: 'बजट', back: '1951: योजना।' } }
  expect(contents).toHaveLength(2)
  expect(contents).toContainEqual({ front: 'When did it begin?', back: '1950: Republic.' })
  expect(contents).toContainEqual({ front: 'Budget', back: '1951: Plan.', translated })
})
