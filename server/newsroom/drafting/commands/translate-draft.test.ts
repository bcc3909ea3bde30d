import { describe, expect, test } from 'vitest'
import type { Section } from '#contract/newsroom/desk/desk-sections.ts'
import { desk } from '#contract/newsroom/desk.ts'
import * as sentences from '#contract/newsroom/drafting/drafting-rules.ts'
import type { Proposal } from '#contract/newsroom/drafting/proposal-shapes.ts'
import { type Mood, translated } from '#tests/support/fakes/fake-engines.ts'
import { DRAFTED_DAY, draftingTests, openIn } from '#tests/support/fixtures/drafting.ts'

const at = draftingTests()
const { app, made, read, decide, sections } = at

const QUESTION = {
  question_text: 'Which statement about the 15 States is incorrect?',
  options: { A: 'Statement 1 only', B: 'Statement 2 only', C: 'Both 1 and 2', D: 'Neither 1 nor 2' },
  correct_option: 'A',
  explanation: 'Statement 2 names the year 2019.',
}
const WRITTEN: [Section, Record<string, unknown>][] = [
  ['title', { title: 'Water in every village' }],
  ['past', { 'analysis_text.past': 'The scheme began in 2019.\n\nThe RBI did not pay for it.' }],
  ['quiz', { 'potential_questions.prelims_quiz': [QUESTION] }],
  ['must_know', { must_know: ['It reached 15 new districts.', 'It began in 2019.', 'States pay a half.'] }],
]

const save = (section: Section, fields: Record<string, unknown>, base = 0) =>
  app.call(desk.save, { as: at.editor, params: { draftId: at.draftId }, body: { changes: [{ section, fields, base }] } })
async function write(): Promise<void> {
  for (const [section, fields] of WRITTEN) await save(section, fields)
}
const translate = async (mood?: Mood, language: 'hi' | 'ta' = 'hi'): Promise<Proposal> => {
  at.fake.mood = mood
  return made({ kind: 'translate', language, source_ids: [] })
}
const partOf = ({ parts_proposed, remarks }: Proposal, title: string) => {
  const part = parts_proposed.find((one) => one.title === title)
  if (!part) throw new Error(`no part ${title}: ${JSON.stringify([parts_proposed.map((one) => one.title), remarks])}`)
  return part
}
const listed = async () =>
  (await app.call(desk.list, { as: at.editor, query: { from: DRAFTED_DAY, to: DRAFTED_DAY } })).json().data.drafts[0]

describe('a translation of a draft', () => {
  test('has a part for each text, with the English beside it, and is accepted by the part into the draft', async () => {
    await write()
    const proposal = await translate()
    expect(proposal).toMatchObject({ state: 'done', kind: 'translate', language: 'hi', remarks: [] })
    expect(proposal.parts_proposed.map(({ title, sections: names }) => [title, names])).toEqual([
      ['Title', ['translations']],
      ['Past', ['translations']],
      ['Must-know facts', ['must_know']],
      ['Question 1', ['quiz']],
    ])
    expect(proposal.parts_proposed.flatMap(openIn)).toEqual([])
    expect(partOf(proposal, 'Past').texts.map(({ sentences: [one] }) => one?.english)).toEqual([
      'The scheme began in 2019.',
      'The RBI did not pay for it.',
    ])
    await at.acceptAll(proposal)
    const now = await sections()
    expect(now.get('translations')).toEqual({
      title_translated: { hi: translated('Water in every village', 'hi') },
      analysis_text_translated: {
        hi: { past: `${translated('The scheme began in 2019.', 'hi')}\n\n${translated('The RBI did not pay for it.', 'hi')}` },
      },
    })
    expect(now.get('quiz')?.['potential_questions.prelims_quiz']).toMatchObject([
      { ...QUESTION, translated: { hi: { options: { A: translated('Statement 1 only', 'hi') } } } },
    ])
    const { data } = (await app.call(desk.versions, { as: at.editor, params: { draftId: at.draftId } })).json()
    expect(data.map(({ model }: { model: string }) => model)).toEqual(['drafter', null])
  })

  test('counts once a day, with the tokens and the cost of all its requests', async () => {
    await write()
    const { usage } = await translate()
    const requests = at.fake.asked.length
    expect(usage).toMatchObject({ tokens_in: 1200 * requests, tokens_out: 300 * requests })
    expect(usage.cost?.amount).toBeCloseTo(0.0012 * requests)
  })

  test('is shown for each draft of the day by language, and asked only for what is missing', async () => {
    await write()
    expect((await listed()).translated).toEqual({ hi: { done: 0, total: 4 }, ta: { done: 0, total: 4 } })
    await at.acceptAll(await translate())
    expect((await listed()).translated).toEqual({ hi: { done: 4, total: 4 }, ta: { done: 0, total: 4 } })
    const again = await at.ask({ kind: 'translate', language: 'hi', source_ids: [] })
    expect([again.statusCode, again.json().error]).toEqual([422, sentences.NOTHING_TO_TRANSLATE])
    await save('future', { 'analysis_text.future': 'It is open what comes.' })
    expect((await translate()).parts_proposed.map(({ title }) => title)).toEqual(['Future'])
  })

  test('needs a language, and drafts need sources', async () => {
    const without = await at.ask({ kind: 'translate', source_ids: [] })
    const unsourced = await at.ask({ kind: 'cards', source_ids: [] })
    expect([without.statusCode, without.json().error]).toEqual([422, sentences.NO_LANGUAGE])
    expect([unsourced.statusCode, unsourced.json().error]).toEqual([422, sentences.NO_SOURCES])
  })
})

describe('a part whose English was changed', () => {
  test('is shown as out of date and refused; the others are not', async () => {
    await write()
    const { proposal_id } = await translate()
    await save('past', { 'analysis_text.past': 'The scheme began in 2018.' }, 2)
    const proposal = await read(proposal_id)
    expect(proposal.parts_proposed.filter((one) => one.is_outdated).map(({ title }) => title)).toEqual(['Past'])
    const refused = await decide(proposal_id, partOf(proposal, 'Past').number, { action: 'accept' })
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: sentences.OUT_OF_DATE, code: 'outdated' }])
    const title = await decide(proposal_id, partOf(proposal, 'Title').number, { action: 'accept' })
    expect(title.statusCode).toBe(200)
    expect((await decide(proposal_id, partOf(proposal, 'Past').number, { action: 'reject' })).statusCode).toBe(200)
  })

  test('finds its question again where another one was put before it', async () => {
    await write()
    const proposal = await translate()
    const other = { ...QUESTION, question_text: 'Another question?' }
    await save('quiz', { 'potential_questions.prelims_quiz': [other, QUESTION] }, 3)
    const accepted = await decide(proposal.proposal_id, partOf(proposal, 'Question 1').number, {
      ...{ action: 'accept', bases: { quiz: 5 } },
    })
    expect(accepted.statusCode).toBe(200)
    const written = await sections()
    expect(written.get('quiz')?.['potential_questions.prelims_quiz']).toEqual([
      other,
      expect.objectContaining({ translated: { hi: expect.anything() } }),
    ])
  })
})

describe('a service that translates wrongly', () => {
  test.each<[string, Mood, string, RegExp]>([
    ['loses a number', 'loses numbers', 'Must-know facts', /does not have 15/],
    ['loses “incorrect”', 'loses negations', 'Question 1', /lost the/],
    ['loses a name', 'loses names', 'Past', /does not name “RBI”/],
  ])('that %s is shown in red with both texts, and is not accepted unread', async (_what, mood, title, fault) => {
    await write()
    const proposal = await translate(mood)
    const part = partOf(proposal, title)
    const [red] = part.texts.flatMap((text) => text.sentences).filter((one) => one.needs_confirmation)
    expect(red?.mismatches).toEqual([{ kind: 'translation', said: expect.stringMatching(fault), source: red?.english }])
    const unread = await decide(proposal.proposal_id, part.number, { action: 'accept' })
    expect([unread.statusCode, unread.json().code]).toEqual([409, 'not_confirmed'])
    const { data } = (await app.call(desk.read, { as: at.editor, params: { draftId: at.draftId }, query: {} })).json()
    const bases = Object.fromEntries(
      data.sections.map((one: { section: string; revision: number }) => [one.section, one.revision]),
    )
    const accepted = await decide(proposal.proposal_id, part.number, { action: 'accept', confirmed: openIn(part), bases })
    expect(accepted.statusCode).toBe(200)
  })

  test('that swaps the options of a question has no part for it: it stays in English as a whole', async () => {
    await write()
    const { parts_proposed, remarks } = await translate('swaps')
    expect(parts_proposed.map(({ title }) => title)).not.toContain('Question 1')
    expect(remarks).toEqual([expect.stringMatching(/^Stays in English: Question 1: Options . and . have the same text$/)])
  })

  test.each<[string, Mood]>([
    ['sends half of its JSON', { says: '{"items":[{"id":"0","te' }],
    ['sends nothing', { says: '{}' }],
    ['answers in English', 'echoes'],
    ['sends empty texts', { says: '{"items":[{"id":"0","text":""},{"id":"1","text":" "}]}' }],
  ])('that %s gives no part, and changes nothing', async (_what, mood) => {
    await write()
    const before = await sections()
    const proposal = await translate(mood)
    expect([proposal.state, proposal.failure]).toEqual(['failed', sentences.PROPOSAL_FAILURES.unusable])
    expect(await sections()).toEqual(before)
  })

  test('that leaves out one text of a question keeps the question in English as a whole, and says so', async () => {
    await save('title', { title: 'Water' })
    await save('quiz', { 'potential_questions.prelims_quiz': [QUESTION] })
    at.fake.moods = ['drops', 'drops']
    const { proposal_id } = (await at.ask({ kind: 'translate', language: 'hi', source_ids: [] })).json().data
    await app.runJobs()
    const proposal = await read(proposal_id)
    expect(proposal.parts_proposed.map(({ title }) => title)).toEqual(['Title'])
    expect(proposal.remarks).toEqual(['Stays in English: Question 1, explanation: left out'])
  })

  test('that is away in the middle is asked only for the rest, and all that it used is counted', async () => {
    await write()
    await save('key_terms', { 'follow_up_data.key_terms_list': [{ term: 'Jal', definition: 'It is water for 15 States.' }] })
    at.fake.moods = [undefined, { status: 503 }]
    const { proposal_id } = (await at.ask({ kind: 'translate', language: 'ta', source_ids: [] })).json().data
    await app.runJobs()
    expect((await read(proposal_id)).state).toBe('waiting')
    app.now = new Date(app.now.getTime() + 60_000)
    await app.runSchedule('make-waiting-proposals')
    const proposal = await read(proposal_id)
    expect([proposal.state, proposal.parts_proposed.length, proposal.usage.tokens_in]).toEqual(['done', 5, 2400])
    const asked = at.fake.asked.map(({ texts }) => texts.includes('It is water for 15 States.'))
    expect(asked).toEqual([true, false, false])
  })
})
