import { describe, expect, test } from 'vitest'
import { type Highlight, type HighlightChange, notes } from '#contract/syllabus/notes.ts'
import { NOTE_CHANGED } from '#contract/syllabus/notes-rules.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { anArticle, deleteDay, published } from '#tests/support/fixtures/articles.ts'
import { aHighlight } from '#tests/support/fixtures/highlights.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const DAY = '2026-01-15'
const MINUTE = 60_000

const save = (as: Person, highlightId: string, body: HighlightChange) =>
  app.call(notes.save, { as, params: { highlightId }, body })
const list = async (as: Person, query: Record<string, unknown> = {}): Promise<Highlight[]> =>
  (await app.call(notes.list, { as, query })).json().data
const download = async (as: Person, format: string, query: Record<string, unknown> = {}) =>
  app.call(notes.download, { as, query: { format, ...query } })

async function begun(titles = ['Budget']) {
  const [reader, ids] = [await app.person(), await published(app, DAY, titles)]
  return { reader, articleId: ids[0] ?? '', ids }
}

/** Publishes the day again with another first section of the article. */
const edited = (past: string) =>
  published(app, DAY, [], {
    articles: [anArticle('Budget', { analysis_text: { past, present: 'The present.', future: 'The future.' } })],
    replace: true,
  })

describe('a highlight', () => {
  test('is stored with its words, its place, its meaning and a note', async () => {
    const { reader, articleId } = await begun()
    const id = newId()
    const reply = await save(reader, id, aHighlight(articleId, app.now))
    expect(reply.json().data).toEqual({
      highlight_id: id,
      article: { article_id: articleId, title: 'Budget', title_translated: {}, publication_date: DAY },
      article_title: 'Budget',
      paper: 'GS2',
      syllabus: [],
      language: 'en',
      section: 'past',
      quote: 'past of Budget',
      prefix: 'The ',
      suffix: '.',
      start: 4,
      meaning: 'fact',
      note: 'Ask me',
      hidden: '',
      card: { front: 'Ask me', back: 'past of Budget' },
      is_orphan: false,
      is_in_review: false,
      created_at: app.now.toISOString(),
      changed_at: app.now.toISOString(),
    })
    expect((await app.call(notes.ofArticle, { as: reader, params: { articleId } })).json().data).toHaveLength(1)
  })

  test('sent five times is stored once', async () => {
    const { reader, articleId } = await begun()
    const id = newId()
    const replies = await Promise.all(Array.from({ length: 5 }, () => save(reader, id, aHighlight(articleId, app.now))))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(await list(reader)).toHaveLength(1)
  })

  test('refuses an earlier note than the stored one with the stored one, so that a device loses neither', async () => {
    const { reader, articleId } = await begun()
    const id = newId()
    await save(reader, id, aHighlight(articleId, app.now))
    const earlier = app.now
    app.pass(MINUTE)
    await save(reader, id, aHighlight(articleId, app.now, { note: 'Later', meaning: 'doubt' }))
    const late = await save(reader, id, aHighlight(articleId, earlier, { note: 'Earlier' }))
    expect(late.json()).toMatchObject({ success: false, error: NOTE_CHANGED, current: { note: 'Later', meaning: 'doubt' } })
    expect(late.statusCode).toBe(409)
    expect((await list(reader)).map(({ note, meaning }) => [note, meaning])).toEqual([['Later', 'doubt']])
  })

  test('takes the newer note of a device whose clock is ten minutes behind', async () => {
    const { reader, articleId } = await begun()
    const id = newId()
    const { changed_at } = (await save(reader, id, aHighlight(articleId, app.now))).json().data
    app.pass(MINUTE)
    const slow = new Date(app.now.getTime() - 10 * MINUTE)
    const reply = await save(reader, id, aHighlight(articleId, slow, { note: 'Newer', based_on: changed_at }))
    expect(reply.json().data).toMatchObject({ note: 'Newer' })
    const again = await save(reader, id, aHighlight(articleId, slow, { note: 'Newest', based_on: reply.json().data.changed_at }))
    expect(again.json().data).toMatchObject({ note: 'Newest' })
  })

  test('refuses a note that was begun from another one than the stored, whatever the clocks say', async () => {
    const { reader, articleId } = await begun()
    const id = newId()
    const { changed_at: based_on } = (await save(reader, id, aHighlight(articleId, app.now))).json().data
    app.pass(MINUTE)
    await save(reader, id, aHighlight(articleId, app.now, { note: 'Of the other device', based_on }))
    app.pass(MINUTE)
    const stale = aHighlight(articleId, app.now, { note: 'Mine', based_on })
    const reply = await save(reader, id, stale)
    expect([reply.statusCode, reply.json().current.note]).toEqual([409, 'Of the other device'])
    const merged = { note: 'Of the other device and mine', based_on: reply.json().current.changed_at }
    expect((await save(reader, id, { ...stale, ...merged })).json().data.note).toBe('Of the other device and mine')
    expect((await save(reader, id, { ...stale, ...merged })).statusCode).toBe(200)
  })

  test('of a device whose clock is ahead can still be changed', async () => {
    const { reader, articleId } = await begun()
    const id = newId()
    await save(reader, id, aHighlight(articleId, new Date(app.now.getTime() + 86_400_000)))
    app.pass(MINUTE)
    await save(reader, id, aHighlight(articleId, app.now, { note: 'Changed' }))
    expect((await list(reader))[0]?.note).toBe('Changed')
  })

  test('can be deleted; then it is not found', async () => {
    const { reader, articleId } = await begun()
    const id = newId()
    await save(reader, id, aHighlight(articleId, app.now))
    const remove = async () => (await app.call(notes.remove, { as: reader, params: { highlightId: id } })).statusCode
    expect([await remove(), await remove(), await list(reader)]).toEqual([200, 404, []])
  })

  test('under the id of somebody else’s highlight is an own one', async () => {
    const { reader, articleId } = await begun()
    const other = await app.person()
    const id = newId()
    await save(reader, id, aHighlight(articleId, app.now, { note: 'Mine' }))
    await save(other, id, aHighlight(articleId, app.now, { note: 'Theirs' }))
    expect([(await list(reader))[0]?.note, (await list(other))[0]?.note]).toEqual(['Mine', 'Theirs'])
  })

  test('of a draft or an unknown article is refused', async () => {
    const reader = await app.person()
    const [draft = ''] = await published(app, DAY, ['Secret'], { status: 'draft' })
    for (const id of [draft, newId()]) expect((await save(reader, newId(), aHighlight(id, app.now))).statusCode).toBe(404)
  })

  test.each([
    [{ meaning: 'joy' }, 'meaning'],
    [{ language: 'fr' }, 'language'],
    [{ section: 'Past!' }, 'section'],
    [{ section: 'constructor' }, 'section'],
    [{ quote: '' }, 'quote'],
    [{ quote: 'a'.repeat(1001) }, 'quote'],
    [{ prefix: 'a'.repeat(41) }, 'prefix'],
    [{ start: -1 }, 'start'],
    [{ note: 'a'.repeat(2001) }, 'note'],
    [{ changed_at: 'now' }, 'changed_at'],
  ])('with another form is refused with the name of the field: %#', async (parts, path) => {
    const { reader, articleId } = await begun()
    const reply = await save(reader, newId(), aHighlight(articleId, app.now, parts as object))
    expect([reply.statusCode, reply.json().details[0].path]).toEqual([422, path])
  })
})

describe('when its article is edited, a highlight', () => {
  test('moves with its words and takes a small change of them', async () => {
    const { reader, articleId } = await begun()
    await edited('In the year 1950 the Republic began its work with a budget of its own. It was small.')
    await save(
      reader,
      newId(),
      aHighlight(articleId, app.now, {
        quote: 'the Republic began its work',
        prefix: 'In the year 1950 ',
        suffix: ' with a budget of its own',
        start: 17,
      }),
    )
    await edited(
      'Long before that, much happened. In the year 1950 the Republic begun its work with a budget of its own. It was small.',
    )
    expect((await list(reader)).map(({ quote, start, is_orphan }) => [quote, start, is_orphan])).toEqual([
      ['the Republic begun its work', 50, false],
    ])
  })

  test('whose words are gone is kept among those that are no longer in the text, and returns with them', async () => {
    const { reader, articleId } = await begun()
    await save(reader, newId(), aHighlight(articleId, app.now))
    await edited('Something else stands here now.')
    expect((await list(reader, { orphans: 'true' })).map(({ quote, note }) => [quote, note])).toEqual([
      ['past of Budget', 'Ask me'],
    ])
    await edited('The past of Budget.')
    expect([await list(reader, { orphans: 'true' }), (await list(reader))[0]?.is_orphan]).toEqual([[], false])
  })

  test('stays with its note when the article is deleted', async () => {
    const { reader, articleId } = await begun()
    await save(reader, newId(), aHighlight(articleId, app.now))
    await deleteDay(app, DAY)
    expect(
      (await list(reader)).map(({ article, article_title, note, is_orphan }) => [article, article_title, note, is_orphan]),
    ).toEqual([[null, 'Budget', 'Ask me', true]])
  })

  test('of words that the device saw in an older text is kept as one that is no longer there', async () => {
    const { reader, articleId } = await begun()
    await save(reader, newId(), aHighlight(articleId, app.now, { quote: 'words that are not there at all' }))
    expect((await list(reader))[0]?.is_orphan).toBe(true)
  })
})

describe('the list of highlights', () => {
  test('comes in pages and can be narrowed by words, node and meaning', async () => {
    const reader = await app.person()
    const articles = [
      anArticle('Budget', { syllabus: ['gs3.economy'] }),
      anArticle('Monsoon', { syllabus: ['gs1.physical-geography'] }),
    ]
    const [budget = '', monsoon = ''] = await published(app, DAY, [], { articles })
    for (const [id, meaning] of [
      [budget, 'fact'],
      [budget, 'doubt'],
      [monsoon, 'example'],
    ] as const) {
      await save(reader, newId(), aHighlight(id, app.now, { meaning, note: `A ${meaning} 100%` }))
      app.pass(MINUTE)
    }
    const meanings = async (query: object) => (await list(reader, query as Record<string, unknown>)).map(({ meaning }) => meaning)
    expect(await meanings({})).toEqual(['example', 'doubt', 'fact'])
    expect(await meanings({ meaning: 'doubt' })).toEqual(['doubt'])
    expect(await meanings({ node: 'gs3' })).toEqual(['doubt', 'fact'])
    expect(await meanings({ q: 'monsoon example' })).toEqual(['example'])
    expect(await meanings({ q: '%' })).toEqual(['example', 'doubt', 'fact'])
    expect(await meanings({ q: '_' })).toEqual([])
    const first = (await app.call(notes.list, { as: reader, query: { limit: 2 } })).json()
    const second = (await app.call(notes.list, { as: reader, query: { limit: 2, before: first.next_before } })).json()
    expect([first.data.length, second.data.length, second.next_before]).toEqual([2, 1, null])
  })
})

describe('the export of highlights', () => {
  test('is Markdown that shows them under their articles, without signs of their own', async () => {
    const { reader, articleId } = await begun()
    await save(reader, newId(), aHighlight(articleId, app.now, { note: 'Why *this*?' }))
    const reply = await download(reader, 'markdown')
    expect([reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
      'text/markdown; charset=utf-8',
      'attachment; filename="highlights.md"',
    ])
    expect(reply.body).toBe('# Highlights and notes\n\n## Budget, 2026-01-15\n\n> past of Budget\n\n*Fact*: Why \\*this\\*?\n')
  })

  test('is Markdown that keeps the lines of a note', async () => {
    const { reader, articleId } = await begun()
    await save(
      reader,
      newId(),
      aHighlight(articleId, app.now, { note: 'Two causes:\n- prices\n1. wages\n\n# not a heading\n---' }),
    )
    const { body } = await download(reader, 'markdown')
    expect(body.split('*Fact*: ')[1]).toBe('Two causes:  \n\\- prices  \n1\\. wages  \n  \n\\# not a heading  \n\\---\n')
  })

  test('is CSV that no spreadsheet runs as a formula', async () => {
    const { reader, articleId } = await begun()
    await save(reader, newId(), aHighlight(articleId, app.now, { note: '=1+1' }))
    const lines = (await download(reader, 'csv')).body.split('\r\n')
    expect(lines[1]).toBe(
      `Budget,2026-01-15,GS2,,en,past,Fact,past of Budget,'=1+1,${app.now.toISOString()},,'=1+1,past of Budget`,
    )
  })

  test('has its headings, kinds and lines of the syllabus in the language of the page', async () => {
    const { reader, articleId } = await begun()
    await save(reader, newId(), aHighlight(articleId, app.now))
    expect((await download(reader, 'markdown', { language: 'hi' })).body).toBe(
      '# हाइलाइट और नोट\n\n## Budget, 2026-01-15\n\n> past of Budget\n\n*तथ्य*: Ask me\n',
    )
    const [head, line] = (await download(reader, 'csv', { language: 'ta' })).body.split('\r\n')
    expect(head).toBe(
      '\ufeffகட்டுரை,தேதி,தாள்,பாடத்திட்டம்,மொழி,பகுதி,வகை,உரை,குறிப்பு,தனிப்படுத்திய நேரம்,நிலை,அட்டையின் முன்பக்கம்,அட்டையின் பின்பக்கம்',
    )
    expect(line).toBe(
      `Budget,2026-01-15,GS2,,English,முன்பு,தகவல்,past of Budget,Ask me,${app.now.toISOString()},,Ask me,past of Budget`,
    )
  })

  test('is cards that Anki imports, of what the filter shows', async () => {
    const { reader, articleId } = await begun()
    await save(reader, newId(), aHighlight(articleId, app.now))
    app.pass(MINUTE)
    await save(reader, newId(), aHighlight(articleId, app.now, { meaning: 'doubt', note: 'Why?' }))
    const text = (await download(reader, 'cards', { meaning: 'fact' })).body
    expect(text).toBe(
      '#separator:Comma\n#html:false\n#columns:Front,Back,Tags\n#tags column:3\n"Ask me","past of Budget","upsc GS2 fact"\r\n',
    )
  })
})

test('every note comes to Anki as it is, whatever it begins with', async () => {
  const { reader, articleId } = await begun()
  const begins = ['# hash', '=1+1', '-minus', '@at', '+plus', '"quoted", with a comma']
  for (const [n, note] of begins.entries()) {
    app.now = new Date(app.now.getTime() - n * 1000)
    await save(reader, newId(), aHighlight(articleId, app.now, { note }))
  }
  const lines = (await download(reader, 'cards')).body.split('\n').filter((line) => !line.startsWith('#'))
  const fronts = lines.flatMap((line) => /^"((?:[^"]|"")*)"/.exec(line)?.[1]?.replaceAll('""', '"') ?? [])
  expect(fronts.toSorted()).toEqual(begins.toSorted())
})
