import { describe, expect, test } from 'vitest'
import { audit } from '#contract/accounts/audit.ts'
import { HANDED_OVER, NEEDS_ANOTHER_PERSON, ONE_IN_NEWS } from '#contract/newsroom/desk/desk-rules.ts'
import { type Section, sectionsOf } from '#contract/newsroom/desk/desk-sections.ts'
import { desk } from '#contract/newsroom/desk.ts'
import { entries } from '#contract/newsroom/entries.ts'
import { articles } from '#contract/reading/articles.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const secondApproval = testApp({ SECOND_APPROVAL: '1' })

const SECOND = 1000
const plan = async (as: Person, body: Record<string, unknown>, on = app) =>
  (await on.call(desk.plan, { as, body })).json().data.draft_id as string
const read = async (as: Person, draftId: string, after = 0) =>
  (await app.call(desk.read, { as, params: { draftId }, query: { after } })).json().data
const write = (as: Person, draftId: string, section: Section, fields: Record<string, unknown>, base = 0, on = app) =>
  on.call(desk.save, { as, params: { draftId }, body: { changes: [{ section, fields, base }] } })
const hold = (as: Person, draftId: string, section: Section, action: string) =>
  app.call(desk.hold, { as, params: { draftId, section }, body: { action } })
const setState = (as: Person, draftId: string, state: string, on = app) =>
  on.call(desk.setState, { as, params: { draftId }, body: { state } })

async function writeWhole(as: Person, draftId: string, article: Record<string, unknown>, on = app) {
  const changes = Object.entries(sectionsOf(article)).map(([section, fields]) => ({ section, fields, base: 0 }))
  return on.call(desk.save, { as, params: { draftId }, body: { changes } })
}

describe('a day in preparation', () => {
  test('is planned from ideas, in an order, with one list of items in the news', async () => {
    const admin = await app.person('admin')
    const idea = await plan(admin, { title: 'Groundwater', note: 'Report of the CGWB', syllabus: ['gs3.environment'] })
    const first = await plan(admin, { title: 'Census', day: '2031-03-01', assignee_id: admin.id })
    const news = await plan(admin, { title: 'In the news', kind: 'in_news', day: '2031-03-01' })
    const body = { title: 'Groundwater', day: '2031-03-01', note: '', syllabus: [], assignee_id: null }
    await app.call(desk.replan, { as: admin, params: { draftId: idea }, body })
    const order = { draft_ids: [idea, first, news] }
    await app.call(desk.order, { as: admin, params: { day: '2031-03-01' }, body: order })
    const second = await app.call(desk.plan, { as: admin, body: { title: 'More', kind: 'in_news', day: '2031-03-01' } })
    const { data } = (await app.call(desk.list, { as: admin, query: { from: '2031-03-01', to: '2031-03-01' } })).json()
    expect(data.drafts.map(({ title, state }: { title: string; state: string }) => [title, state])).toEqual([
      ['Groundwater', 'planned'],
      ['Census', 'planned'],
      ['In the news', 'planned'],
    ])
    expect(data.drafts[1].assignee.id).toBe(admin.id)
    expect([second.statusCode, second.json().error]).toEqual([409, ONE_IN_NEWS])
  })

  test('gets an article from another day, or an idea, as its last one', async () => {
    const admin = await app.person('admin')
    const idea = await plan(admin, { title: 'Idea' })
    const [day, other] = ['2031-03-11', '2031-03-12']
    await plan(admin, { title: 'One', day })
    const moved = await plan(admin, { title: 'Two', day: other })
    await plan(admin, { title: 'Three', day })
    for (const [draftId, title] of [
      [moved, 'Two'],
      [idea, 'Idea'],
    ] as const)
      await app.call(desk.replan, {
        as: admin,
        params: { draftId },
        body: { title, day, note: '', syllabus: [], assignee_id: null },
      })
    const { data } = (await app.call(desk.list, { as: admin, query: { from: day, to: other } })).json()
    expect(data.drafts.map(({ title }: { title: string }) => title)).toEqual(['One', 'Three', 'Two', 'Idea'])
  })

  test('becomes a published day with its articles, and can be added to', async () => {
    const admin = await app.person('admin')
    const params = { day: '2031-03-02' }
    const draftId = await plan(admin, { title: 'Census', day: params.day })
    await writeWhole(admin, draftId, anArticle('Census of 2031'))
    const early = await app.call(desk.handOver, { as: admin, params, body: { status: 'published' } })
    expect([early.statusCode, early.json().error]).toEqual([409, 'Not approved yet: Census of 2031'])
    await setState(admin, draftId, 'approved')
    const made = await app.call(desk.handOver, { as: admin, params, body: { status: 'published' } })
    expect(made.json().data).toMatchObject({ publication_date: params.day, status: 'published' })
    const { article_id: articleId, state } = await read(admin, draftId)
    const seen = await app.call(articles.read, { as: await app.person(), params: { articleId } })
    expect([state, seen.json().data.title]).toEqual(['handed_over', 'Census of 2031'])
    const late = await write(admin, draftId, 'title', { title: 'Too late' })
    expect([late.statusCode, late.json().error]).toEqual([409, HANDED_OVER])

    const more = await plan(admin, { title: 'Late news', day: params.day })
    await writeWhole(admin, more, anArticle('Late news'))
    await setState(admin, more, 'approved')
    await app.call(desk.handOver, { as: admin, params, body: { status: 'draft' } })
    const entryId = made.json().data.entry_id
    const day = (await app.call(entries.entry, { as: admin, params: { entryId } })).json().data
    expect(day.payload.articles.map(({ title }: { title: string }) => title)).toEqual(['Census of 2031', 'Late news'])
    expect([day.status, day.article_ids[0]]).toEqual(['published', articleId])
  })

  test('is equal field by field when its JSON is uploaded elsewhere', async () => {
    const admin = await app.person('admin')
    const written = anArticle('Seats for women', { must_know: ['One.', 'Two.', 'Three.'], title_translated: { hi: 'सीटें' } })
    const draftId = await plan(admin, { title: 'Seats', day: '2031-03-03' })
    await writeWhole(admin, draftId, written)
    const { data } = (await app.call(desk.upload, { as: admin, params: { day: '2031-03-03' } })).json()
    expect(data).toEqual({ publication_date: '2031-03-03', articles: [written] })
  })
})

describe('two people in one article', () => {
  test('write in different sections at once, and both texts stay', async () => {
    const [one, other] = [await app.person('admin'), await app.person('admin')]
    const draftId = await plan(one, { title: 'Rivers', day: '2031-04-01' })
    await hold(one, draftId, 'past', 'take')
    await hold(other, draftId, 'future', 'take')
    await write(one, draftId, 'past', { 'analysis_text.past': 'Then.' })
    await write(other, draftId, 'future', { 'analysis_text.future': 'Later.' })
    const { sections, holds } = await read(one, draftId)
    expect(sections.map(({ section, fields }: { section: string; fields: object }) => [section, fields])).toEqual([
      ['future', { 'analysis_text.future': 'Later.' }],
      ['past', { 'analysis_text.past': 'Then.' }],
    ])
    expect(holds.map(({ section, by }: { section: string; by: { id: string } }) => [section, by.id])).toEqual([
      ['future', other.id],
      ['past', one.id],
    ])
  })

  test('cannot overwrite each other: a held section and a newer text are refused', async () => {
    const [one, other] = [await app.person('admin'), await app.person('admin')]
    const draftId = await plan(one, { title: 'Rivers', day: '2031-04-02' })
    await hold(one, draftId, 'past', 'take')
    const held = await write(other, draftId, 'past', { 'analysis_text.past': 'Mine.' })
    expect([held.statusCode, held.json().code]).toEqual([409, 'held'])
    expect(held.json().error).toContain(`is writing in “Past”`)
    await write(one, draftId, 'past', { 'analysis_text.past': 'Then.' })
    await hold(one, draftId, 'past', 'release')
    const stale = await write(other, draftId, 'past', { 'analysis_text.past': 'Mine.' })
    expect([stale.statusCode, stale.json().code, stale.json().details[0].path]).toEqual([409, 'stale', 'past'])
    const { sections } = await read(one, draftId)
    expect(sections[0].fields).toEqual({ 'analysis_text.past': 'Then.' })
  })

  test('hand a section over when one asks for it, and take it when the other has left', async () => {
    const [one, other] = [await app.person('admin'), await app.person('admin')]
    const draftId = await plan(one, { title: 'Rivers', day: '2031-04-03' })
    await hold(one, draftId, 'past', 'take')
    await hold(other, draftId, 'past', 'ask')
    expect((await read(one, draftId)).holds[0]).toMatchObject({ by: { id: one.id }, asked_by: { id: other.id } })
    await hold(one, draftId, 'past', 'hand_over')
    expect((await read(one, draftId)).holds[0]).toMatchObject({ by: { id: other.id }, asked_by: null })
    expect((await hold(one, draftId, 'past', 'take')).statusCode).toBe(409)
    app.now = new Date(app.now.getTime() + 61 * SECOND)
    expect((await hold(one, draftId, 'past', 'take')).json().data.holds[0].by.id).toBe(one.id)
  })

  test('see what the other changed since they last looked', async () => {
    const admin = await app.person('admin')
    const draftId = await plan(admin, { title: 'Rivers', day: '2031-04-04' })
    await write(admin, draftId, 'past', { 'analysis_text.past': 'Then.' })
    const { revision } = await read(admin, draftId)
    await write(admin, draftId, 'future', { 'analysis_text.future': 'Later.' })
    const { sections } = await read(admin, draftId, revision)
    expect(sections.map(({ section }: { section: string }) => section)).toEqual(['future'])
  })
})

describe('versions', () => {
  test('join what one person wrote within minutes, and show each section as it was', async () => {
    const [one, other] = [await app.person('admin'), await app.person('admin')]
    const draftId = await plan(one, { title: 'Rivers', day: '2031-05-01' })
    await write(one, draftId, 'past', { 'analysis_text.past': 'A' })
    await write(one, draftId, 'past', { 'analysis_text.past': 'B' }, 1)
    await write(other, draftId, 'past', { 'analysis_text.past': 'C' }, 2)
    app.now = new Date(app.now.getTime() + 6 * 60 * SECOND)
    await write(other, draftId, 'summary', { summary: 'S' })
    const { data } = (await app.call(desk.versions, { as: one, params: { draftId } })).json()
    expect(data.map(({ number, sections }: { number: number; sections: string[] }) => [number, sections])).toEqual([
      [3, ['summary']],
      [2, ['past']],
      [1, ['past']],
    ])
    const first = await app.call(desk.version, { as: one, params: { draftId, number: '1' } })
    expect(first.json().data.sections).toEqual([{ section: 'past', fields: { 'analysis_text.past': 'B' } }])
    const unknown = await app.call(desk.version, { as: one, params: { draftId, number: '4' } })
    expect(unknown.statusCode).toBe(404)
  })
})

describe('review', () => {
  test('refuses to approve what an upload would refuse, and names the places', async () => {
    const admin = await app.person('admin')
    const draftId = await plan(admin, { title: 'Rivers', day: '2031-06-01' })
    await writeWhole(
      admin,
      draftId,
      anArticle('Rivers', { facts: [{ sentence: 'One.', value: '1', source: 0, date: '2031-01-01' }] }),
    )
    const refused = await setState(admin, draftId, 'approved')
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([422, 'facts[0].source'])
    const { mistakes, article } = (await app.call(desk.preview, { as: admin, params: { draftId } })).json().data
    expect([mistakes[0].path, article.title, article.facts]).toEqual(['facts[0].source', 'Rivers', []])
  })

  test('begins again when somebody writes in an approved text', async () => {
    const admin = await app.person('admin')
    const draftId = await plan(admin, { title: 'Rivers', day: '2031-06-02' })
    await writeWhole(admin, draftId, anArticle('Rivers'))
    await setState(admin, draftId, 'approved')
    await write(admin, draftId, 'summary', { summary: 'Another.' }, 1)
    expect((await read(admin, draftId)).state).toBe('review')
  })

  test('needs a second person where the setting asks for one', async () => {
    const on = secondApproval
    const [writer, reviewer] = [await on.person('admin'), await on.person('admin')]
    const draftId = await plan(writer, { title: 'Rivers', day: '2031-06-03' }, on)
    await writeWhole(writer, draftId, anArticle('Rivers'), on)
    const own = await setState(writer, draftId, 'approved', on)
    expect([own.statusCode, own.json().error]).toEqual([409, NEEDS_ANOTHER_PERSON])
    expect((await setState(reviewer, draftId, 'approved', on)).statusCode).toBe(200)
    const log = (await on.call(audit.list, { as: writer })).json().data
    expect(log.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual(['desk.approved', 'desk.planned'])
  })

  test('has comments on passages, which are closed and opened', async () => {
    const admin = await app.person('admin')
    const draftId = await plan(admin, { title: 'Rivers', day: '2031-06-04' })
    const body = { section: 'past', quote: 'in 1956', text: 'Which Act?' }
    const { comment_id: commentId } = (await app.call(desk.comment, { as: admin, params: { draftId }, body })).json().data
    expect(await read(admin, draftId)).toMatchObject({ open_comments: 1, comments: [{ ...body, closed_at: null }] })
    await app.call(desk.closeComment, { as: admin, params: { commentId }, body: { is_closed: true } })
    expect((await read(admin, draftId)).open_comments).toBe(0)
  })
})
