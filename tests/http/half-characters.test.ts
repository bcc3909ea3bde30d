import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { audit } from '#contract/accounts/audit.ts'
import { forums } from '#contract/community/forums.ts'
import { posts } from '#contract/community/posts.ts'
import { notifications } from '#contract/messaging/notifications.ts'
import { quizzes } from '#contract/practice/quizzes.ts'
import { recall } from '#contract/practice/recall.ts'
import { search } from '#contract/reading/search.ts'
import { notes } from '#contract/syllabus/notes.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import { digestMail } from '#server/messaging/mail/mail.ts'
import { articleCorrected } from '#server/messaging/notifications/rules.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { aForum, posted } from '#tests/support/fixtures/forums.ts'
import { aHighlight } from '#tests/support/fixtures/highlights.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()

describe('a text that is cut inside an emoji', () => {
  test.each([
    [`${'a'.repeat(139)}${'😀'.repeat(40)}`, `${'a'.repeat(139)} …`],
    [`x${'😂'.repeat(80)}`, `x${'😂'.repeat(69)} …`],
  ])('can be a post that is liked, answered and mentioned to subscribers: %s', async (content, shown) => {
    const [asha, ravi, meena] = [await app.person('pro'), await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    await app.call(forums.subscribe, { as: meena, params: { forumId } })
    const { post_id } = await posted(app, asha, forumId, content)
    await app.runJobs()
    const liked = await app.call(posts.react, { as: ravi, params: { postId: post_id }, body: { reaction_type: 'like' } })
    expect(liked.statusCode, liked.body).toBe(200)
    const body = { content, parent_post_id: post_id }
    const reply = await app.call(posts.create, { as: ravi, params: { forumId }, body })
    expect(reply.statusCode, reply.body).toBe(200)
    const told = (await app.call(notifications.list, { as: asha })).json().data as { message: string }[]
    expect(told.map(({ message }) => message).sort()).toEqual([`Polity: ${shown}`, shown].sort())
    const subscriber = (await app.call(notifications.list, { as: meena })).json().data
    expect(subscriber.map(({ message }: { message: string }) => message)).toEqual([`${asha.username}: ${shown}`])
  })

  test('can be the note of a highlight that goes to the review', async () => {
    const [reader, [articleId = '']] = [await app.person(), await published(app, '2026-01-15', ['Budget'])]
    const highlightId = newId()
    const body = aHighlight(articleId, app.now, { note: `${'n'.repeat(299)}😀 and more` })
    expect((await app.call(notes.save, { as: reader, params: { highlightId }, body })).statusCode).toBe(200)
    const added = await app.call(notes.toReview, { as: reader, body: { highlight_ids: [highlightId] } })
    expect(added.json().data).toMatchObject({ added: 1, known: 0 })
    const [card] = (await app.call(recall.cards, { as: reader })).json().data
    expect(card.content.front).toBe('n'.repeat(299))
  })

  test('can be the name in the audit log, a correction, a subject and a word that is searched', async () => {
    const admin = await app.person('admin')
    const subject = { kind: 'post', id: newId(), name: `${'a'.repeat(199)}😀` }
    await recordAudit(app.db, { actor: admin, action: 'post.hidden', subject }, app.now)
    const [entry] = (await app.call(audit.list, { as: admin })).json().data
    expect(entry.subject.name).toBe('a'.repeat(199))

    const article = { articleId: newId(), noteId: newId(), title: 'Budget' }
    expect(articleCorrected({ ...article, right: `${'a'.repeat(299)}😀` }).message).toBe(`${'a'.repeat(299)}…`)

    const read = { article_id: newId(), title: `${'a'.repeat(89)}😀😀`, summary: `${'b'.repeat(219)}😀😀` }
    const links = { publicUrl: 'https://example.in', preferences: 'https://example.in/p', unsubscribe: 'https://example.in/u' }
    const articles = [{ ...read, gs_paper_category: 'GS2', publication_date: '2026-01-15' }]
    const mail = digestMail({ username: 'asha', language: 'en' }, articles, false, links)
    expect(mail.subject).toBe(`${'a'.repeat(89)} …`)
    expect(mail.text.isWellFormed()).toBe(true)

    const found = await app.call(search.articles, { as: admin, query: { q: `${'a'.repeat(59)}${'𝒳'.repeat(20)}` } })
    expect(found.statusCode).toBe(200)
  })
})

test.each([
  [accounts.login, { email: 'asha@example.in', password: 'pass\ud83dword' }],
  [quizzes.submit, { quizId: newId(), answers: [{ questionId: newId(), selectedOption: '\ud83d' }], timeTakenSeconds: 1 }],
] as const)('half a character from a client is refused, whatever the field: %#', async (endpoint, body) => {
  const reply = await app.call(endpoint, { as: await app.person('pro'), body })
  expect([reply.statusCode, reply.json().error]).toEqual([422, 'The request contains characters that cannot be stored'])
})
