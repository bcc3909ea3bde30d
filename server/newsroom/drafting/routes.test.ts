import { describe, expect, test } from 'vitest'
import { audit } from '#contract/accounts/audit.ts'
import { desk } from '#contract/newsroom/desk.ts'
import * as sentences from '#contract/newsroom/drafting/drafting-rules.ts'
import { drafting } from '#contract/newsroom/drafting.ts'
import { sources } from '#contract/newsroom/sources.ts'
import { QUOTA_MESSAGES } from '#contract/quotas.ts'
import { DRAFTED_DAY, draftingTests, openIn } from '#tests/support/fixtures/drafting.ts'
import { testApp } from '#tests/support/server/app.ts'

const at = draftingTests({ DRAFTS_PER_DAY: '20' })
const { app, ask, made, read, decide, sections } = at

const list = async (as = at.editor) => (await app.call(drafting.list, { as, params: { day: DRAFTED_DAY } })).json().data
const refusal = (reply: { statusCode: number; json: () => { error: string } }) => [reply.statusCode, reply.json().error]

describe('a draft of an article', () => {
  test('waits, and is made after the request with passages, tokens, cost and time', async () => {
    const { proposal_id } = (await ask({ kind: 'article' })).json().data
    expect((await list()).proposals[0]).toMatchObject({ state: 'waiting', kind: 'article', made_by: at.editor.username })
    await app.runJobs()
    const proposal = await read(proposal_id)
    expect(proposal).toMatchObject({
      state: 'done',
      usage: { model: 'drafter', tokens_in: 1200, tokens_out: 300, cost: { amount: 0.0012, currency: 'USD' } },
    })
    const past = proposal.parts_proposed.find(({ kind }) => kind === 'past')
    expect(past?.texts[0]?.sentences[0]).toMatchObject({
      text: 'The Jal Jeevan Mission reached 15 crore.',
      passages: [{ source_id: at.sourceId, number: 1 }],
      mismatches: [],
      needs_confirmation: false,
    })
    expect(proposal.passages.find(({ number }) => number === 1)?.text).toContain('15 crore rural households')
  })

  test('is sent the chosen sources as data, apart from the instructions, and nothing about the person', async () => {
    await at.added('Another text of the day.', 'Not chosen')
    await made({ kind: 'article' })
    const messages = at.fake.asked[0]?.body.messages as { role: string; content: string }[]
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(messages[0]?.content).not.toContain('Jal Jeevan')
    expect(JSON.parse(messages[1]?.content ?? '').sources.map(({ title }: { title: string }) => title)).toEqual([
      'Water for households',
    ])
    expect(messages[1]?.content).not.toContain(at.editor.username)
  })

  test('is accepted by the paragraph into its section, and the history says whose words they are', async () => {
    const { proposal_id, parts_proposed } = await made({ kind: 'article' })
    const paragraphs = parts_proposed.filter(({ kind }) => kind === 'past')
    await app.call(desk.save, {
      as: at.editor,
      params: { draftId: at.draftId },
      body: { changes: [{ section: 'past', fields: { 'analysis_text.past': 'My own words.' }, base: 0 }] },
    })
    const first = await decide(proposal_id, paragraphs[0]?.number ?? 0, { action: 'accept', bases: { past: 1 } })
    expect(first.json().data).toEqual({ revision: 2, draft_id: at.draftId })
    expect((await sections()).get('past')).toEqual({
      'analysis_text.past': 'My own words.\n\nThe Jal Jeevan Mission reached 15 crore. In 2019 only 17 per cent of.',
    })
    const { data } = (await app.call(desk.versions, { as: at.editor, params: { draftId: at.draftId } })).json()
    expect(data.map(({ model, by }: { model: string; by: string }) => [model, by])).toEqual([
      ['drafter', at.editor.username],
      [null, at.editor.username],
    ])
    const again = await decide(proposal_id, paragraphs[0]?.number ?? 0, { action: 'accept', bases: { past: 2 } })
    expect(refusal(again)).toEqual([409, sentences.DECIDED])
    const log = (await app.call(audit.list, { as: at.editor })).json().data
    expect(log.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
      'desk.proposal_accepted',
      'desk.proposal_asked',
    ])
  })

  test('does not overwrite what somebody has changed since, or holds', async () => {
    const { proposal_id, parts_proposed } = await made({ kind: 'article' })
    const number = parts_proposed.find(({ kind }) => kind === 'past')?.number ?? 0
    const other = await app.person('admin')
    const params = { draftId: at.draftId, section: 'past' as const }
    await app.call(desk.hold, { as: other, params, body: { action: 'take' } })
    expect((await decide(proposal_id, number, { action: 'accept' })).json().code).toBe('held')
    await app.call(desk.hold, { as: other, params, body: { action: 'release' } })
    const changes = [{ section: 'past', fields: { 'analysis_text.past': 'Theirs.' }, base: 0 }]
    await app.call(desk.save, { as: other, params: { draftId: at.draftId }, body: { changes } })
    expect((await decide(proposal_id, number, { action: 'accept' })).json().code).toBe('stale')
    expect((await sections()).get('past')).toEqual({ 'analysis_text.past': 'Theirs.' })
    expect((await read(proposal_id)).parts.accepted).toBe(0)
  })

  test('with wrong numbers shows both sides, and is not accepted before a person confirms it or removes it', async () => {
    const { proposal_id, parts_proposed } = await made({ kind: 'article' }, { drafts: 'wrong numbers' })
    const past = parts_proposed.find(({ kind }) => kind === 'past')
    expect(past?.texts[0]?.sentences[0]?.mismatches).toEqual([{ kind: 'number', said: '22 crore', source: '15 crore' }])
    const number = past?.number ?? 0
    const refused = await decide(proposal_id, number, { action: 'accept' })
    expect([...refusal(refused), refused.json().details.map(({ path }: { path: string }) => path)]).toEqual([
      409,
      sentences.NOT_CONFIRMED,
      ['sentences[0]', 'sentences[1]'],
    ])
    expect((await decide(proposal_id, number, { action: 'accept', confirmed: [1], removed: [0] })).statusCode).toBe(200)
    expect((await sections()).get('past')).toEqual({ 'analysis_text.past': 'In 2026 only 24 per cent of.' })
    const decided = (await read(proposal_id)).parts_proposed[number]?.decision
    expect(decided).toMatchObject({ state: 'accepted', by: at.editor.username, confirmed: [1] })
  })

  test('does not name a source that was deleted since', async () => {
    const { proposal_id } = await made({ kind: 'article' })
    await app.call(sources.remove, { as: at.editor, params: { sourceId: at.sourceId } })
    const parts = (await read(proposal_id)).parts_proposed.filter(({ kind }) => kind === 'source' || kind === 'fact')
    expect(parts.map(({ kind }) => kind)).toEqual(['fact', 'fact', 'fact', 'source'])
    for (const part of parts) {
      const refused = await decide(proposal_id, part.number, { action: 'accept', confirmed: openIn(part) })
      expect(refusal(refused), part.kind).toEqual([422, sentences.NO_ADDRESS])
    }
    expect((await sections()).has('facts')).toBe(false)
  })

  test('with a source that was not sent has sentences without a passage, and says so', async () => {
    const { parts_proposed, remarks } = await made({ kind: 'article' }, { drafts: 'invents sources' })
    const past = parts_proposed.find(({ kind }) => kind === 'past')
    expect(past && openIn(past)).toEqual([0, 1])
    expect(remarks).toContainEqual('Passages that it invented were left out: “9.9”')
  })

  test('that copies its source is marked where it does', async () => {
    const { parts_proposed } = await made({ kind: 'article' }, { drafts: 'copies' })
    const sentence = parts_proposed.find(({ kind }) => kind === 'past')?.texts[0]?.sentences[0]
    expect(sentence?.copied).toEqual([
      { from: 0, to: 'The Jal Jeevan Mission reached 15 crore rural households by 31 March 2031, the ministry said'.length },
    ])
  })

  test('whose sources were deleted since has nothing to rest on', async () => {
    const { proposal_id } = await made({ kind: 'article' })
    await app.call(sources.remove, { as: at.editor, params: { sourceId: at.sourceId } })
    const past = (await read(proposal_id)).parts_proposed.find(({ kind }) => kind === 'past')
    expect(past && openIn(past)).toEqual([0, 1])
  })

  test('can be rejected by the part', async () => {
    const { proposal_id, parts_proposed } = await made({ kind: 'article' })
    await decide(proposal_id, 0, { action: 'reject' })
    const proposal = await read(proposal_id)
    expect([proposal.parts, proposal.parts_proposed[0]?.decision?.state]).toEqual([
      { total: parts_proposed.length, accepted: 0, rejected: 1 },
      'rejected',
    ])
    expect((await sections()).size).toBe(0)
  })
})

describe('asking', () => {
  test('is refused without an article, for sources that are gone, and for what is too long', async () => {
    expect(refusal(await ask({ kind: 'article', draft_id: null }))).toEqual([422, sentences.NEEDS_DRAFT])
    expect(refusal(await ask({ kind: 'topics', draft_id: at.draftId }))).toEqual([422, sentences.OF_THE_DAY])
    expect(refusal(await ask({ kind: 'article', source_ids: [at.draftId] }))).toEqual([422, sentences.SOURCES_GONE])
    const long = await at.added(Array.from({ length: 400 }, (_, n) => `${n} ${'word '.repeat(100)}`).join('\n\n'))
    expect(refusal(await ask({ kind: 'article', source_ids: [long] }))).toEqual([422, sentences.TOO_MUCH_MATERIAL])
    expect(at.fake.asked).toEqual([])
  })

  test('has a limit a day, and a call that never reached the service does not count', async () => {
    for (let n = 0; n < 20; n++) expect((await ask({ kind: 'article' })).statusCode).toBe(200)
    expect(refusal(await ask({ kind: 'article' }))).toEqual([429, QUOTA_MESSAGES.drafts])
    const { service, proposals } = await list()
    expect(service.left_today).toBe(0)
    await app.call(drafting.cancel, { as: at.editor, params: { proposalId: proposals[0].proposal_id } })
    expect((await list()).service.left_today).toBe(1)
  })

  test('can be taken back: what the service sends after that is discarded, and paid for', async () => {
    const { proposal_id } = (await ask({ kind: 'article' })).json().data
    at.fake.slowness = 200
    const running = app.runJobs()
    await expect.poll(() => at.fake.asked.length).toBe(1)
    expect((await app.call(drafting.cancel, { as: at.editor, params: { proposalId: proposal_id } })).statusCode).toBe(200)
    await running
    expect(await read(proposal_id)).toMatchObject({ state: 'cancelled', parts_proposed: [], usage: { tokens_in: 1200 } })
    const again = await app.call(drafting.cancel, { as: at.editor, params: { proposalId: proposal_id } })
    expect(refusal(again)).toEqual([409, sentences.NOT_CANCELLABLE])
  })
})

describe('without a service', () => {
  const plain = testApp()

  test('the desk says so, and nothing can be asked', async () => {
    const as = await plain.person('admin')
    const { data } = (await plain.call(drafting.list, { as, params: { day: DRAFTED_DAY } })).json()
    expect(data).toEqual({ service: null, proposals: [] })
    const body = { kind: 'topics' as const, day: DRAFTED_DAY, source_ids: [as.id] }
    expect(refusal(await plain.call(drafting.ask, { as, body }))).toEqual([409, sentences.NOT_OFFERED])
  })
})
