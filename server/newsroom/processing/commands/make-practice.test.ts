import { describe, expect, test } from 'vitest'
import { TARGETS } from '#contract/languages.ts'
import { entries } from '#contract/newsroom/entries.ts'
import { DayUpload } from '#contract/newsroom/ingest.ts'
import { processing, type Unit } from '#contract/newsroom/processing.ts'
import { articles } from '#contract/reading/articles.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import { articlesOf } from '#server/newsroom/shared/day-content.ts'
import { translated } from '#tests/support/fakes/fake-engines.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import { engineTests } from '#tests/support/fixtures/engines.ts'
import { type Person, type TestApp, testApp } from '#tests/support/server/app.ts'
import { processingOf } from '../queries/progress.ts'
import { makeDueUnits } from './make-due-units.ts'
import { processEntry } from './process-entry.ts'

const app: TestApp = testApp()
const at = engineTests()

const QUESTION = {
  question_text:
    'Consider the following statements:\n1. The RBI was founded in 1935.\n2. It sets the repo rate.\nWhich is NOT correct?',
  options: { A: '1 only', B: '2 only', C: 'Both 1 and 2', D: 'Neither 1 nor 2' },
  correct_option: 'D',
  explanation: 'Statement 1 is right, as the RBI Act came in 1934. Option B does not follow.',
}
const DEMANDS = ['Say what it is.', 'Name 2 limits.', 'Give no example twice.', 'End with 1935.']
const PRACTICE = {
  must_know: ['It was founded in 1935.', 'It has 4 deputies.', 'It sets the repo rate.'],
  follow_up_data: {
    key_terms_list: [{ term: 'Repo rate', definition: 'What banks pay the RBI for money overnight.' }],
    flashcards: [
      { front: 'When was it founded?', back: 'In 1935.' },
      { front: 'Who owns it?', back: 'The Union, not the States.' },
    ],
  },
  potential_questions: { prelims_quiz: [QUESTION] },
  mains_model_answers: [
    {
      question: 'Discuss its independence. (150 words)',
      marks: 10,
      answer: '### Introduction\nIt is **not** a department.\n\n- It has 21 directors.',
      key_demands: DEMANDS.map((point) => ({ point, marks: 2.5 })),
    },
  ],
}
/** Key terms, must-know facts, the title of the quiz, two cards, a question and a model answer. */
const ALL = 7

const publish = async (parts: object = {}, replace = false) => {
  const article = anArticle('Rates go up', { ...PRACTICE, ...parts })
  const day = DayUpload.parse({ publication_date: '2026-01-15', articles: [article], replace })
  const { entry_id, article_ids, revision } = await ingestDay(app.db, day, app.now)
  return { entryId: entry_id, articleId: article_ids[0] ?? '', revision }
}
const planned = async (parts: object = {}) => {
  const day = await publish(parts)
  await processEntry(app.db, at.queue, 'full', day.entryId, app.now)
  await app.db.updateTable('processing_units').set({ status: 'skipped' }).where('kind', '<>', 'practice').execute()
  return day
}
const make = (signal?: AbortSignal) =>
  makeDueUnits(
    'text',
    {
      db: app.db,
      queue: at.queue,
      storage: app.storage,
      engines: at.engines,
      audioScope: 'full',
      now: () => new Date(),
      log: app.app.log,
      waitsMs: 0,
    },
    signal,
  )
const unitsOf = async (entryId: string): Promise<Unit[]> =>
  ((await processingOf(app.db, entryId))?.articles ?? []).flatMap(({ units }) => units).filter(({ kind }) => kind === 'practice')
const briefOf = async (entryId: string) =>
  (await unitsOf(entryId)).map(
    ({ language, status, reason, origin, blocks_done, blocks_total }) =>
      `${language} ${status} ${reason} ${origin} ${blocks_done}/${blocks_total}`,
  )
const uploadOf = async (entryId: string) => {
  const [article] = await articlesOf(app.db, entryId)
  if (!article) throw new Error('The day has no article')
  return article.upload
}
const edit = async (articleId: string, entryId: string, change: (article: Awaited<ReturnType<typeof uploadOf>>) => void) => {
  const article = structuredClone(await uploadOf(entryId))
  change(article)
  const as = await app.person('admin')
  const { revision } = (await app.call(entries.entry, { as, params: { entryId } })).json().data
  const reply = await app.call(entries.editArticle, { as, params: { articleId }, body: { article, expected_revision: revision } })
  expect(reply.statusCode).toBe(200)
}
const act = async (what: 'retry' | 'reviewed' | 'cancel', unitId: string, as?: Person) =>
  app.call(processing[what], { as: as ?? (await app.person('admin')), params: { unitId } })
const everywhere = (state: string) => TARGETS.map((target) => `${target} ${state}`)

describe('practice of an article', () => {
  test('is translated as a whole into the fields that all readers read', async () => {
    const { entryId, articleId } = await planned()
    await make()
    expect(await briefOf(entryId)).toEqual(everywhere(`ready null provider ${ALL}/${ALL}`))
    const { data } = (await app.call(articles.read, { as: await app.person('pro'), params: { articleId } })).json()
    const [question] = data.potential_questions.prelims_quiz
    expect(question.translated.hi.options).toEqual({
      A: translated('1 only', 'hi'),
      B: translated('2 only', 'hi'),
      C: translated('Both 1 and 2', 'hi'),
      D: translated('Neither 1 nor 2', 'hi'),
    })
    expect(question.translated.ta.question_text.split('\n')[1]).toMatch(/^1\. .*RBI.*1935/)
    expect(data.follow_up_data.flashcards[1].translated.ta.back).toContain('இல்லை')
    expect(data.mains_model_answers[0].translated.hi.answer).toMatch(/^### .+\n.*\*\*नहीं\*\*.*\n\n- .*21/)
    expect(data.must_know_translated.ta).toHaveLength(3)
    expect(data.quiz_title_translated.ta).toBe(translated('Quiz on Rates go up', 'ta'))
    const upload = await uploadOf(entryId)
    expect(upload.mains_model_answers[0]?.translated?.hi?.key_demands).toHaveLength(4)
    expect(upload.follow_up_data.key_terms_list_translated.hi?.[0]?.term).toBe(translated('Repo rate', 'hi'))
  })

  test('takes few requests: the key terms, which the others use, and the rest together', async () => {
    await planned()
    await make()
    expect(at.services.asked.length).toBe(2 * TARGETS.length)
    const messages = (at.services.asked[1]?.body.messages ?? []) as { content: string }[]
    const material = JSON.parse(messages[1]?.content ?? '{}')
    const target = TARGETS[0] ?? 'hi'
    expect(material.glossary).toContainEqual({ en: 'Repo rate', [target]: translated('Repo rate', target) })
    expect(material.glossary).toContainEqual({ en: 'RBI', [target]: 'RBI' })
  })

  test('is not planned where there is none, and stays in English without a service', async () => {
    const none = { must_know: [], follow_up_data: {}, potential_questions: null, mains_model_answers: [] }
    const { entryId } = await planned(none)
    expect(await briefOf(entryId)).toEqual([])
    const day = DayUpload.parse({ publication_date: '2026-01-16', articles: [anArticle('Other', PRACTICE)] })
    const other = await ingestDay(app.db, day, app.now)
    await processEntry(app.db, at.queue, 'full', other.entry_id, app.now)
    at.engines = at.open({})
    await make()
    expect(await briefOf(other.entry_id)).toEqual(everywhere(`skipped no_translation_provider null 0/${ALL}`))
  })
})

describe('a translation of practice is refused', () => {
  const problemsOf = async (entryId: string) =>
    (await unitsOf(entryId))[0]?.problems.map(({ place, fault }) => `${place}: ${fault}`)

  test('where it loses a negation; the question stays in English as a whole', async () => {
    const { entryId } = await planned()
    at.services.mood = 'loses negations'
    await make()
    expect(await briefOf(entryId)).toEqual(everywhere(`partial practice_refused provider 4/${ALL}`))
    expect(await problemsOf(entryId)).toEqual([
      'Question 1, question text: has lost the negation of the English',
      'Flashcard 2, back: has lost the negation of the English',
      'Mains question 1, answer: has lost the negation of the English',
    ])
    const upload = await uploadOf(entryId)
    expect(upload.potential_questions?.prelims_quiz[0]?.translated).toBeUndefined()
    expect(upload.follow_up_data.flashcards.map((card) => Object.keys(card.translated ?? {}))).toEqual([[...TARGETS], []])
  })

  test.each([
    ['loses numbers', /numbers missing/],
    ['swaps', /does not have|has .* which English does not|missing|another/],
    ['loses names', /does not name “RBI”/],
  ] as const)('where the service %s', async (mood, reason) => {
    const { entryId } = await planned()
    at.services.mood = mood
    await make()
    const [hindi] = await unitsOf(entryId)
    expect(hindi?.status).not.toBe('ready')
    expect(hindi?.error).toMatch(/^Refused: /)
    expect(hindi?.problems.map(({ fault }) => fault).join('\n')).toMatch(reason)
    expect((await uploadOf(entryId)).potential_questions?.prelims_quiz[0]?.translated).toBeUndefined()
  })

  test.each(['half', 'garbage', 'cut short', 'drops'] as const)('and requested again where the reply is %s', async (mood) => {
    const { entryId } = await planned()
    at.services.moods = [undefined, mood]
    await make()
    await app.db
      .updateTable('processing_units')
      .set({ next_retry_at: new Date(0) })
      .where('status', '=', 'failed')
      .execute()
    await make()
    expect(await briefOf(entryId)).toEqual(everywhere(`ready null provider ${ALL}/${ALL}`))
  })

  test('and a retry asks only for what was refused', async () => {
    const { entryId } = await planned()
    at.services.mood = 'loses negations'
    await make()
    at.services.mood = undefined
    at.services.asked.length = 0
    for (const { unit_id } of await unitsOf(entryId)) expect((await act('retry', unit_id)).statusCode).toBe(200)
    await make()
    expect(await briefOf(entryId)).toEqual(everywhere(`ready null provider ${ALL}/${ALL}`))
    expect(at.services.asked.flatMap(({ texts }) => texts)).not.toContain('When was it founded?')
  })
})

describe('what a person wrote or marked as checked', () => {
  const HINDI = { front: 'स्थापना कब हुई?', back: '1935 में।' }

  test('is not made again, and counts as translated', async () => {
    const cards = [{ ...PRACTICE.follow_up_data.flashcards[0], translated: { hi: HINDI } }]
    const { entryId } = await planned({ follow_up_data: { flashcards: cards } })
    await make()
    expect((await uploadOf(entryId)).follow_up_data.flashcards[0]?.translated?.hi).toEqual(HINDI)
    expect(at.services.asked.filter(({ target }) => target === 'hi').flatMap(({ texts }) => texts)).not.toContain(
      'When was it founded?',
    )
    expect((await briefOf(entryId))[0]).toBe('hi ready null provider 5/5')
  })

  test('stays after an edit in the editor, also of a text that a machine made, and a refused text is corrected there', async () => {
    const { entryId, articleId } = await planned()
    at.services.mood = 'loses negations'
    await make()
    await edit(articleId, entryId, ({ follow_up_data }) => {
      const [first, second] = follow_up_data.flashcards
      if (first?.translated) first.translated.hi = HINDI
      if (second) second.translated = { hi: { front: 'किसका है?', back: 'संघ का, राज्यों का नहीं।' } }
    })
    expect((await briefOf(entryId))[0]).toBe(`hi pending null provider 5/${ALL}`)
    at.services.mood = undefined
    await make()
    expect((await briefOf(entryId))[0]).toBe(`hi ready null provider ${ALL}/${ALL}`)
    expect((await uploadOf(entryId)).follow_up_data.flashcards.map(({ translated }) => translated?.hi?.front)).toEqual([
      HINDI.front,
      'किसका है?',
    ])
  })

  test('stays when its English changes, and somebody is told; what nobody checked is made again', async () => {
    const { entryId, articleId } = await planned()
    await make()
    const before = await uploadOf(entryId)
    const [hindi] = await unitsOf(entryId)
    const admin = await app.person('admin')
    expect((await act('reviewed', hindi?.unit_id ?? '', admin)).json().data.reviewed_by).toBe(admin.username)
    await edit(articleId, entryId, ({ follow_up_data: { flashcards } }) => {
      if (flashcards[0]) flashcards[0].back = 'In April 1935.'
    })
    const { follow_up_data } = await uploadOf(entryId)
    expect(follow_up_data.flashcards[0]?.translated).toEqual({ hi: before.follow_up_data.flashcards[0]?.translated?.hi })
    expect(await briefOf(entryId)).toEqual([`hi partial english_changed provider 6/${ALL}`, `ta pending null provider 6/${ALL}`])
    await make()
    expect((await uploadOf(entryId)).follow_up_data.flashcards[0]?.translated?.ta?.back).toBe(translated('In April 1935.', 'ta'))
  })
})

test('uploading the same day again changes nothing and keeps the translations', async () => {
  const { entryId, revision } = await planned()
  await make()
  at.services.asked.length = 0
  const again = await publish({}, true)
  expect(again.revision).toBe(revision)
  await make()
  expect(at.services.asked).toEqual([])
  expect(await briefOf(entryId)).toEqual(everywhere(`ready null provider ${ALL}/${ALL}`))
})

describe('a worker', () => {
  test('that is shut down in the middle has lost nothing: what was translated is not paid for again', async () => {
    const { entryId } = await planned()
    const ending = new AbortController()
    at.services.moods = [undefined, 'hangs']
    const working = make(ending.signal)
    while (at.services.asked.length < 2) await new Promise((resolve) => setTimeout(resolve, 5))
    ending.abort()
    await working
    expect((await unitsOf(entryId)).map(({ status, attempts }) => [status, attempts])).toEqual(TARGETS.map(() => ['pending', 0]))
    await make()
    expect(await briefOf(entryId)).toEqual(everywhere(`ready null provider ${ALL}/${ALL}`))
    expect(
      at.services.asked.flatMap(({ texts, target }) => (target === 'hi' && texts.includes('Repo rate') ? [target] : [])),
    ).toEqual(['hi'])
  })

  test('discards its work when somebody cancels it; a retry starts it again', async () => {
    const { entryId } = await planned()
    const [hindi] = await unitsOf(entryId)
    const reply = await act('cancel', hindi?.unit_id ?? '')
    expect(reply.json().data).toMatchObject({ status: 'skipped', reason: 'cancelled' })
    expect((await act('cancel', hindi?.unit_id ?? '')).statusCode).toBe(409)
    await make()
    expect(at.services.asked.map(({ target }) => target)).not.toContain('hi')
    await act('retry', hindi?.unit_id ?? '')
    await make()
    expect(await briefOf(entryId)).toEqual(everywhere(`ready null provider ${ALL}/${ALL}`))
  })
})
