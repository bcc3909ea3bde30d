import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import type { Language } from '#contract/languages.ts'
import { notifications } from '#contract/messaging/notifications.ts'
import { progress } from '#contract/reading/progress.ts'
import { told } from '#server/messaging/shared/notice-words.ts'
import { anArticle, published } from '#tests/support/fixtures/articles.ts'
import { aForum, aReply, posted, reacted } from '#tests/support/fixtures/forums.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { bookmarkReminder } from '../rules.ts'
import { notify } from './notify.ts'
import { notifyAudience, notifyAudiences } from './notify-audience.ts'

const app = testApp()

const asked = (language?: Language) => (language ? { language } : {})
const listed = async (as: Person, language?: Language) =>
  (await app.call(notifications.list, { as, query: asked(language) })).json().data as { title: string; message: string }[]
const titles = async (as: Person, language?: Language) => (await listed(as, language)).map(({ title }) => title)

/** Older processes know neither the column nor its values. */
const asOlderProcess = (table: 'notifications' | 'broadcasts', words: { title: string; message?: string }) =>
  app.db.updateTable(table).set(words).execute()

describe('the language of notices', () => {
  test('is the one that the page asks for, and English unless it asks', async () => {
    const ann = await app.person()
    app.pass(1000)
    await published(app, '2026-01-15', ['Budget', 'Monsoon'])
    const message = 'Budget, and 1 more article'
    expect(await listed(ann)).toMatchObject([{ title: 'New current affairs: 15 January 2026', message }])
    expect(await listed(ann, 'hi')).toMatchObject([{ title: 'नई समसामयिकी: 15 जनवरी 2026', message: 'Budget, साथ में 1 और लेख' }])
    expect(await titles(ann, 'ta')).toEqual(['புதிய நடப்பு நிகழ்வுகள்: 15 ஜனவரி, 2026'])
  })

  test('is that of the titles of articles too, where they are translated', async () => {
    const ann = await app.person()
    app.pass(1000)
    const articles = [anArticle('Budget', { title_translated: { hi: 'बजट' } }), anArticle('Monsoon')]
    const [translated = '', english = ''] = await published(app, '2026-01-15', [], { articles })
    const hindi = async () => (await listed(ann, 'hi')).map(({ title, message }) => `${title} | ${message}`)
    expect(await hindi()).toEqual(['नई समसामयिकी: 15 जनवरी 2026 | बजट, साथ में 1 और लेख'])
    const reminder = bookmarkReminder('2026-01-24', { count: 1, article_id: translated, title: 'Budget' })
    const corrected = {
      ...told({ kind: 'article_corrected', title: 'Monsoon' }, 'It is 5'),
      path: `/article/${english}`,
      about: 'y',
    }
    app.pass(1000)
    await notify(app.db, [{ userId: ann.id, ...reminder }], app.now)
    app.pass(1000)
    await notify(app.db, [{ userId: ann.id, type: 'article_correction', ...corrected }], app.now)
    expect((await hindi()).slice(0, 2)).toEqual(['भूल-सुधार: Monsoon | It is 5', 'सहेजे गए लेख जो अभी पढ़ने हैं | बजट'])
    expect(await titles(ann)).toContain('Corrected: Monsoon')
  })

  test('has replies of its own, so that a page never shows the words of another language', async () => {
    const ann = await app.person()
    await notify(
      app.db,
      [{ userId: ann.id, type: 'achievement', ...told({ kind: 'first_quiz' }), path: null, about: 'x' }],
      app.now,
    )
    const tags = await Promise.all(
      (['en', 'hi', 'ta'] as const).map(async (language) => {
        const reply = await app.call(notifications.list, { as: ann, query: { language } })
        return [reply.headers.etag, reply.headers['cache-control']]
      }),
    )
    expect(new Set(tags.map(([etag]) => etag)).size).toBe(3)
    expect(tags.map(([, control]) => control)).toEqual(Array(3).fill('private, no-cache'))
  })

  test('of replies that wait is that of Today', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    const post = await posted(app, asha, forumId, 'Question')
    await aReply(app, ravi, forumId, post.post_id, 'Answer')
    const today = async (language?: Language) =>
      (await app.call(progress.today, { as: asha, query: asked(language) })).json().data.waiting.answers
    const [said] = await today()
    expect(said).toEqual({ title: `${ravi.username} replied to you`, message: 'Polity: Answer', path: said.path })
    expect(await today('hi')).toEqual([{ ...said, title: `${ravi.username} ने आपको जवाब दिया` }])
  })

  test('of what is withheld from those without Pro is theirs too', async () => {
    const free = await app.person('free')
    const notice = { ...told({ kind: 'post_reply', name: 'ravi' }, 'Polity: Answer'), path: null, about: 'x' }
    await notify(app.db, [{ userId: free.id, type: 'forum_reply', ...notice }], app.now)
    expect(await titles(free, 'hi')).toEqual(['समुदाय में नई गतिविधि'])
  })
})

describe('beside processes of an earlier version', () => {
  test('their notices are recognised by the English words', async () => {
    const ann = await app.person()
    await app.db
      .insertInto('notifications')
      .values({
        notification_id: sql<string>`gen_random_uuid()`,
        user_id: ann.id,
        type: 'reading_streak',
        title: '7-day reading streak',
        message: 'You have read on 7 days in a row. The next milestone is 14 days.',
        path: '/dashboard',
        about: 'streak:7',
        created_at: app.now,
      })
      .execute()
    expect(await titles(ann)).toEqual(['7-day reading streak'])
    expect(await listed(ann, 'hi')).toMatchObject([
      { title: 'पढ़ने का 7 दिन का सिलसिला', message: 'आपने लगातार 7 दिन पढ़ा है। अगला पड़ाव 14 दिन का है।' },
    ])
  })

  test('another like that they count is shown, not the one before', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const post = await posted(app, asha, await aForum(app), 'Question')
    await reacted(app, ravi, post.post_id, 'like')
    expect(await titles(asha, 'hi')).toEqual([`${ravi.username} ने आपकी पोस्ट पसंद की`])
    await asOlderProcess('notifications', { title: 'meena and 1 other liked your post' })
    expect(await titles(asha, 'hi')).toEqual(['meena और एक अन्य व्यक्ति ने आपकी पोस्ट पसंद की'])
  })

  test('a day that they edit is shown as they say it', async () => {
    const ann = await app.person()
    app.pass(1000)
    await published(app, '2026-01-15', ['Budget', 'Monsoon'])
    await asOlderProcess('broadcasts', { title: 'New current affairs: 15 January 2026', message: 'Budget of 2026' })
    expect(await listed(ann, 'hi')).toMatchObject([{ title: 'नई समसामयिकी: 15 जनवरी 2026', message: 'Budget of 2026' }])
  })

  test('a notice that was read keeps its data', async () => {
    const ann = await app.person()
    await notify(
      app.db,
      [{ userId: ann.id, type: 'achievement', ...told({ kind: 'first_quiz' }), path: null, about: 'x' }],
      app.now,
    )
    await app.call(notifications.markAllRead, { as: ann })
    expect(await app.db.selectFrom('notifications').select('data').execute()).toEqual([{ data: { kind: 'first_quiz' } }])
  })
})

describe('what a notice stores', () => {
  test('comes from the notice to all readers of an article', async () => {
    const ann = await app.person()
    const [articleId = ''] = await published(app, '2026-01-10', ['Budget'])
    await app.call(progress.markRead, { as: ann, params: { articleId } })
    const notice = { ...told({ kind: 'article_corrected', title: 'Budget' }, 'It is 5'), path: '/', about: 'correction:1' }
    await notifyAudience(app.db, { audience: 'readers', articleId, type: 'article_correction', ...notice }, app.now)
    await notifyAudiences(app.db, app.now, new AbortController().signal)
    expect(await listed(ann, 'hi')).toContainEqual(expect.objectContaining({ title: 'भूल-सुधार: Budget', message: 'It is 5' }))
  })

  test('forgets the name of somebody whose account is deleted', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const post = await posted(app, asha, await aForum(app), 'Question')
    await reacted(app, ravi, post.post_id, 'like')
    await app.call(accounts.deleteAccount, { as: ravi, body: { password: ravi.password } })
    await app.runJobs()
    expect(await app.db.selectFrom('notifications').where('user_id', '=', asha.id).select(['title', 'data']).execute()).toEqual([
      { title: 'Someone liked your post', data: { kind: 'post_liked', name: null, others: 0 } },
    ])
    expect(await titles(asha, 'hi')).toEqual(['एक सदस्य ने आपकी पोस्ट पसंद की'])
  })
})
