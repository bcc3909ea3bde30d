import { beforeEach, describe, expect, test } from 'vitest'
import { notifications } from '#contract/messaging/notifications.ts'
import { entries } from '#contract/newsroom/entries.ts'
import { progress } from '#contract/reading/progress.ts'
import { COMPILATION_NOT_FOUND } from '#contract/syllabus/compilation-rules.ts'
import { type Compilation, compilations, type ListedCompilation } from '#contract/syllabus/compilations.ts'
import { anArticle, deleteDay, published } from '#tests/support/fixtures/articles.ts'
import { newsroomCalls } from '#tests/support/fixtures/entries.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { announceCompilations } from './commands/announce-compilations.ts'

const app = testApp()

const list = async (as: Person): Promise<ListedCompilation[]> => (await app.call(compilations.list, { as })).json().data
const periods = async (as: Person) => (await list(as)).map(({ period }) => period)
const call = (as: Person, period: string, query: { version?: 'all' | 'unread'; language?: 'en' | 'hi' } = {}) =>
  app.call(compilations.read, { as, params: { period }, query })
const read = async (...given: Parameters<typeof call>): Promise<Compilation> => (await call(...given)).json().data
const topicsOf = ({ papers }: Compilation) => papers.flatMap(({ nodes }) => nodes.flatMap(({ topics }) => topics))
const titlesOf = (compilation: Compilation) =>
  topicsOf(compilation).flatMap(({ articles }) => articles.map(({ title }) => title.value))
const at = (instant: string) => {
  app.now = new Date(instant)
}

let reader: Person
beforeEach(async () => {
  at('2026-02-05T06:00:00Z')
  reader = await app.person()
})

describe('compilations', () => {
  test('are there of a week on Monday and of a month on the 1st, at midnight in India', async () => {
    at('2026-01-31T06:00:00Z')
    await published(app, '2026-01-31', ['Budget'])
    const thereAt = async (instant: string) => {
      at(instant)
      const there = await periods(reader)
      const readable = await Promise.all(['2026-01', '2026-W05'].map((period) => call(reader, period)))
      return [there, readable.map(({ statusCode }) => statusCode)]
    }
    expect(await thereAt('2026-01-31T18:29:59Z')).toEqual([[], [404, 404]])
    expect(await thereAt('2026-01-31T18:30:00Z')).toEqual([['2026-01'], [200, 404]])
    expect(await thereAt('2026-02-01T18:29:59Z')).toEqual([['2026-01'], [200, 404]])
    expect(await thereAt('2026-02-01T18:30:00Z')).toEqual([
      ['2026-W05', '2026-01'],
      [200, 200],
    ])
  })

  test('are listed latest first with their articles, and not those that have nothing', async () => {
    for (const day of ['2025-11-05', '2025-12-30', '2026-01-02']) await published(app, day, [`Article of ${day}`])
    // The week over New Year belongs to the year of its Thursday.
    expect(await list(reader)).toMatchObject([
      { period: '2026-01', kind: 'month', first_day: '2026-01-01', last_day: '2026-01-31', articles: 1 },
      { period: '2026-W01', kind: 'week', first_day: '2025-12-29', last_day: '2026-01-04', articles: 2 },
      { period: '2025-12', articles: 1 },
      { period: '2025-11', articles: 1 },
      { period: '2025-W45', first_day: '2025-11-03', last_day: '2025-11-09', articles: 1 },
    ])
  })

  test('are there at once for a day of a past week that is published late, and not for a draft', async () => {
    await published(app, '2026-01-14', ['Secret'], { status: 'draft' })
    expect(await periods(reader)).toEqual([])
    await published(app, '2026-01-21', ['Late'])
    expect(await periods(reader)).toEqual(['2026-01', '2026-W04'])
    expect((await read(reader, '2026-01')).articles).toBe(1)
    expect((await call(await app.person('pro'), '2026-01')).body).not.toContain('Secret')
  })

  test.each(['2026-W05', '2026-W03', '2026-02', '2026-W54', '2026-13', '2026-W00', 'x', '2026-W5'])(
    'are none of %s',
    async (period) => {
      at('2026-02-01T06:00:00Z')
      await published(app, '2026-01-21', ['Article'])
      const reply = await call(reader, period)
      expect([reply.statusCode, reply.json().error]).toEqual([404, COMPILATION_NOT_FOUND])
    },
  )
})

describe('a new compilation is announced', () => {
  const told = async () =>
    (await app.call(notifications.list, { as: reader })).json().data.map(({ path }: { path: string }) => path)
  const announceAt = (instant: string) => {
    at(instant)
    return announceCompilations(app.db, app.now)
  }

  test('once, however often the job runs, and not before its time', async () => {
    await published(app, '2026-02-05', ['Budget'])
    await announceAt('2026-02-08T18:29:59Z')
    expect(await told()).not.toContain('/compilations/2026-W06')
    await Promise.all([announceAt('2026-02-08T18:32:00Z'), announceAt('2026-02-08T18:32:00Z')])
    await announceAt('2026-02-09T05:02:00Z')
    expect((await told()).filter((path: string) => path.startsWith('/compilations'))).toEqual(['/compilations/2026-W06'])
  })

  test('and withdrawn while nothing of it is public', async () => {
    at('2026-01-15T06:00:00Z')
    reader = await app.person()
    const room = newsroomCalls(app)
    const { entry_id } = await room.uploaded()
    await announceAt('2026-01-18T18:32:00Z')
    expect(await told()).toContain('/compilations/2026-W03')
    await room.setStatus(entry_id, { status: 'draft', expected_revision: 1 })
    expect(await told()).toEqual([])
    await room.setStatus(entry_id, { status: 'published', expected_revision: 2 })
    expect(await told()).toContain('/compilations/2026-W03')
    await room.remove(entry_id, 3)
    expect(await told()).toEqual([])
  })

  test('after downtime, but not what is older than a week', async () => {
    for (const day of ['2026-01-07', '2026-01-29', '2026-02-03']) await published(app, day, ['Budget'])
    await announceAt('2026-02-07T06:00:00Z')
    expect((await told()).filter((path: string) => path.startsWith('/compilations')).toSorted()).toEqual([
      '/compilations/2026-01',
      '/compilations/2026-W05',
    ])
  })
})

describe('a compilation', () => {
  test('shows a replaced, added or deleted day at once', async () => {
    await published(app, '2026-01-14', ['Budget'])
    expect(titlesOf(await read(reader, '2026-W03'))).toEqual(['Budget'])
    await published(app, '2026-01-14', ['Monsoon'], { replace: true })
    expect(titlesOf(await read(reader, '2026-W03'))).toEqual(['Monsoon'])
    await published(app, '2026-01-15', ['Courts'])
    expect(titlesOf(await read(reader, '2026-W03'))).toEqual(['Courts', 'Monsoon'])
    expect((await list(reader)).map(({ articles }) => articles)).toEqual([2, 2])
    await deleteDay(app, '2026-01-14')
    await deleteDay(app, '2026-01-15')
    expect(await periods(reader)).toEqual([])
    expect((await call(reader, '2026-W03')).statusCode).toBe(404)
  })

  test('shows an article that is edited at once', async () => {
    const [articleId = ''] = await published(app, '2026-01-14', ['Budget'])
    expect(titlesOf(await read(reader, '2026-01'))).toEqual(['Budget'])
    const reply = await app.call(entries.editArticle, {
      as: await app.person('admin'),
      params: { articleId },
      body: { article: anArticle('Corrected budget'), expected_revision: 1 },
    })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(titlesOf(await read(reader, '2026-01'))).toEqual(['Corrected budget'])
  })

  test('with only what was not read leaves out what this person read', async () => {
    const [budget = ''] = await published(app, '2026-01-14', ['Budget', 'Courts'])
    await read(reader, '2026-01', { version: 'unread' })
    await app.call(progress.markRead, { as: reader, params: { articleId: budget } })
    expect(titlesOf(await read(reader, '2026-01', { version: 'unread' }))).toEqual(['Courts'])
    expect(titlesOf(await read(reader, '2026-01'))).toEqual(['Budget', 'Courts'])
    const other = await app.person()
    expect((await read(other, '2026-01', { version: 'unread' })).articles).toBe(2)
  })

  test('of which everything was read is empty, but there', async () => {
    const [budget = ''] = await published(app, '2026-01-14', ['Budget'])
    await app.call(progress.markRead, { as: reader, params: { articleId: budget } })
    expect(await read(reader, '2026-01', { version: 'unread' })).toMatchObject({ articles: 0, papers: [], question_count: 0 })
  })

  test('has questions with answers for Pro members only; others are told how many', async () => {
    const question = {
      question_text: 'CANARY question',
      options: { A: 'CANARY', B: 'no' },
      correct_option: 'A',
      explanation: 'CANARY',
    }
    await published(app, '2026-01-14', [], {
      articles: [anArticle('Budget', { potential_questions: { prelims_quiz: [question] } })],
    })
    for (const role of ['pro', 'admin'] as const)
      expect(await read(await app.person(role), '2026-01')).toMatchObject({
        questions: [question],
        question_count: 1,
        locked: [],
      })
    for (const role of ['free', 'tester'] as const)
      for (const version of ['all', 'unread'] as const) {
        const reply = await call(await app.person(role), '2026-01', { version })
        expect(reply.json().data).toMatchObject({ questions: [], question_count: 1, locked: ['quiz'] })
        expect(reply.body).not.toContain('CANARY')
      }
  })

  test('needs an account', async () => {
    expect((await app.call(compilations.list)).statusCode).toBe(401)
    expect((await app.call(compilations.read, { params: { period: '2026-01' } })).statusCode).toBe(401)
  })

  test.each([
    [{ version: 'new' }, 'version must be one of: all, unread'],
    [{ language: 'bn' }, 'language must be one of: en, hi, ta'],
  ])('refuses %j', async (query, error) => {
    const reply = await call(reader, '2026-01', query as never)
    expect([reply.statusCode, reply.json().error]).toEqual([422, error])
  })

  test('is answered with 304 as long as it is the same', async () => {
    await published(app, '2026-01-14', ['Budget'])
    for (const version of ['all', 'unread'] as const) {
      const { headers } = await call(reader, '2026-01', { version })
      const again = await app.call(compilations.read, {
        as: reader,
        params: { period: '2026-01' },
        query: { version },
        headers: { 'if-none-match': headers.etag as string },
      })
      expect(again.statusCode).toBe(304)
    }
  })
})

const SOURCE = { title: 'A note', publisher: 'PIB', kind: 'release', date: '2026-01-13', url: 'https://example.org/note' }

describe('the PDF of a compilation', () => {
  const pdf = (as: Person, query: { version?: 'all' | 'unread'; language?: 'hi' } = {}) =>
    app.call(compilations.pdf, { as, params: { period: '2026-01' }, query })

  test('is a file for A4 paper with a name, the same for equal articles', async () => {
    const study = {
      study_with: [{ kind: 'act', text: '#panic("x") Act, section 3', translated: { hi: 'अधिनियम, धारा 3' } }],
      watch: [{ date: '2027-02-28', text: '$x$ is due.' }],
    }
    const articles = [anArticle('क्ष ज्ञ ஸ்ரீ கௌ', study), anArticle('#panic("x") *bold* $x$ @x')]
    await published(app, '2026-01-14', [], { articles })
    const reply = await pdf(reader, { language: 'hi' })
    expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="compilation-2026-01-hi.pdf"',
    })
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await pdf(reader, { language: 'hi' })).rawPayload.equals(reply.rawPayload)).toBe(true)
  })

  test('follows a change at once, and has only what was not read if asked', async () => {
    const [budget = ''] = await published(app, '2026-01-14', ['Budget', 'Courts'])
    const whole = (await pdf(reader)).rawPayload
    await app.call(progress.markRead, { as: reader, params: { articleId: budget } })
    const unread = await pdf(reader, { version: 'unread' })
    expect(unread.headers['content-disposition']).toContain('compilation-2026-01-unread-en.pdf')
    expect(unread.rawPayload.length).toBeLessThan(whole.length)
    await deleteDay(app, '2026-01-14')
    expect((await pdf(reader)).statusCode).toBe(404)
  })

  test('has the items in the news of its days', async () => {
    const item = { kind: 'term', text: '#panic("x") is $x$.', syllabus: ['prelims-gs1.geography'], source: SOURCE }
    const day = { articles: [anArticle('Budget')] }
    await published(app, '2026-01-14', [], day)
    const without = await pdf(reader)
    await deleteDay(app, '2026-01-14')
    const in_news = Array.from({ length: 12 }, (_, n) => ({ ...item, name: `Term ${n}` }))
    await published(app, '2026-01-14', [], { ...day, in_news })
    const reply = await pdf(reader)
    expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200)
    expect(reply.rawPayload.length).toBeGreaterThan(without.rawPayload.length)
  })

  test('has more for Pro members than for others, who get no questions', async () => {
    await published(app, '2026-01-14', ['Budget'])
    const [pro, free] = [await pdf(await app.person('pro')), await pdf(reader)]
    expect(pro.rawPayload.length).toBeGreaterThan(free.rawPayload.length)
  })
})
