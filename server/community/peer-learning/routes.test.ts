import { describe, expect, test } from 'vitest'
import { COMMUNITY_FORBIDDEN } from '#contract/community/forum-rules.ts'
import { peerLearning } from '#contract/community/peer-learning.ts'
import { HUB_SENTENCES } from '#contract/community/peer-learning-rules.ts'
import { notifications } from '#contract/messaging/notifications.ts'
import { ATTEMPT_NOT_FOUND } from '#contract/practice/quizzes.ts'
import { changeRoleByEmail } from '#server/accounts/accounts/commands/change-role.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { deleteDay } from '#tests/support/fixtures/articles.ts'
import { hubCalls } from '#tests/support/fixtures/hub.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const hub = hubCalls(app)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const remove = (as: Parameters<typeof hub.like>[0], tipId: string) => app.call(peerLearning.deleteTip, { as, params: { tipId } })
const change = (as: Parameters<typeof hub.like>[0], tipId: string, text: Record<string, unknown>) =>
  app.call(peerLearning.changeTip, { as, params: { tipId }, body: hub.tip(text) })
const said = (reply: { statusCode: number; json(): { error: string } }) => [reply.statusCode, reply.json().error]

describe('shared results', () => {
  test('show author, quiz, score and time of the stored attempt', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('tester')]
    const attempt_id = await hub.attempted(asha)
    const reply = await hub.share(asha, { attempt_id, note: '  A hard one. ', score: 4, percentage: 100 })
    expect(reply.statusCode).toBe(200)
    const [seen] = (await hub.results(ravi)).data
    expect(seen).toEqual({
      result_id: expect.any(String),
      author: { username: asha.username },
      is_own: false,
      is_sample: false,
      may_delete: true,
      category: 'Economics',
      created_at: '2026-01-15T06:00:00.000Z',
      note: 'A hard one.',
      attempt_id: null,
      quiz_id: expect.any(String),
      quiz_title: 'Quiz on Budget',
      quiz_title_translated: {},
      article_title: 'Budget',
      article_title_translated: {},
      score: 3,
      total_questions: 4,
      percentage: 75,
      time_taken_seconds: 60,
      likes_count: 0,
      is_liked: false,
    })
    expect(reply.json().data).toEqual({ ...seen, is_own: true, attempt_id })
    expect((await app.call(peerLearning.sharedAttempts, { as: asha })).json().data).toEqual([
      { attempt_id, result_id: seen?.result_id },
    ])
  })

  test('cannot be shared twice or by another user', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const attempt_id = await hub.attempted(asha)
    expect(said(await hub.share(ravi, { attempt_id }))).toEqual([404, ATTEMPT_NOT_FOUND])
    expect(said(await hub.share(asha, { attempt_id: newId() }))).toEqual([404, ATTEMPT_NOT_FOUND])
    await hub.share(asha, { attempt_id })
    const again = await hub.share(asha, { attempt_id })
    expect([...said(again), again.json().code]).toEqual([409, HUB_SENTENCES.alreadyShared, 'already_shared'])
    expect((await hub.results(asha)).data).toHaveLength(1)
  })

  test('a resend returns the stored entry; other text with the same key is refused', async () => {
    const asha = await app.person('pro')
    const sent = { attempt_id: await hub.attempted(asha), note: 'Once', client_key: newId() }
    const first = await hub.share(asha, sent)
    expect((await hub.share(asha, sent)).json()).toEqual(first.json())
    expect((await hub.share(asha, { ...sent, note: 'Twice' })).statusCode).toBe(422)
    expect((await hub.results(asha)).data).toHaveLength(1)
  })

  test('can be deleted by their author and by moderators, and then shared again', async () => {
    const [asha, ravi, tester] = [await app.person('pro'), await app.person('pro'), await app.person('tester')]
    const attempt_id = await hub.attempted(asha)
    const shared = async () => (await hub.share(asha, { attempt_id })).json().data.result_id
    const first = await shared()
    expect(said(await hub.withdraw(ravi, first))).toEqual([404, HUB_SENTENCES.resultNotFound])
    for (const someone of [asha, tester]) {
      expect((await hub.withdraw(someone, (await hub.results(asha)).data[0]?.result_id ?? '')).statusCode).toBe(200)
      expect((await hub.results(asha)).data).toEqual([])
      expect(await shared()).not.toBe(first)
    }
    expect(said(await hub.withdraw(asha, first))).toEqual([404, HUB_SENTENCES.resultNotFound])
  })

  test('stay without a link after the quiz was deleted', async () => {
    const asha = await app.person('pro')
    await hub.share(asha, { attempt_id: await hub.attempted(asha) })
    const day = await app.db.selectFrom('daily_entries').select('publication_date').executeTakeFirstOrThrow()
    await deleteDay(app, day.publication_date)
    expect((await hub.results(asha)).data).toMatchObject([{ quiz_id: null, quiz_title: 'Quiz on Budget', score: 3 }])
  })

  test('notify each member of the author’s groups who can open the hub, once', async () => {
    const [asha, ravi, lapsed, stranger] = [
      await app.person('pro'),
      await app.person('pro'),
      await app.person('pro'),
      await app.person('pro'),
    ]
    for (const name of ['One', 'The other']) {
      const { group_id } = await hub.created(asha, { name: `${name} group` })
      for (const member of [ravi, lapsed]) await hub.join(member, group_id)
    }
    await changeRoleByEmail(app.db, lapsed.email, 'free', app.now)
    const attempt_id = await hub.attempted(asha)
    const { result_id } = (await hub.share(asha, { attempt_id })).json().data
    expect(await hub.told(ravi)).toEqual([
      {
        type: 'quiz_result_shared',
        title: 'A result from your study group',
        message: `${asha.username} got 3 of 4 correct in Quiz on Budget`,
        path: `/community/peer-learning?tab=results&id=${result_id}`,
      },
    ])
    expect([await hub.told(lapsed), await hub.told(stranger)]).toEqual([[], []])
    await hub.withdraw(asha, result_id)
    expect(await hub.told(ravi)).toEqual([])
    expect((await hub.told(asha)).map(({ type }) => type)).not.toContain('quiz_result_shared')
  })

  test.each<[sentence: string, parts: Record<string, unknown>]>([
    ['Choose a category: Economics, Polity, Geography, History, Current Affairs', {}],
    ['Choose a category: Economics, Polity, Geography, History, Current Affairs', { category: 'Cricket' }],
    ['attempt_id must be the id of an attempt', { category: 'Polity', attempt_id: 'x' }],
    ['The note must be at most 500 characters', { category: 'Polity', note: 'x'.repeat(501) }],
  ])('a share can be refused: %s', async (sentence, parts) => {
    const reply = await app.call(peerLearning.shareResult, {
      as: await app.person('pro'),
      body: { attempt_id: newId(), ...parts },
    })
    expect(said(reply)).toEqual([422, sentence])
  })
})

describe('learning tips', () => {
  test('are visible to everyone in the community, newest first', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('admin')]
    await hub.written(asha, { title: '  Two \n lines ', content: ' नोट्स **छोटे** रखें \n' })
    app.pass(MINUTE)
    await hub.written(ravi, { title: 'Later' })
    const { data, next_before } = await hub.tips(asha)
    expect(data.map(({ title }) => title)).toEqual(['Later', 'Two lines'])
    expect(data[1]).toEqual({
      tip_id: expect.any(String),
      author: { username: asha.username },
      is_own: true,
      is_sample: false,
      may_delete: true,
      category: 'Polity',
      created_at: '2026-01-15T06:00:00.000Z',
      title: 'Two lines',
      content: 'नोट्स **छोटे** रखें',
      likes_count: 0,
      is_liked: false,
      is_saved: false,
      is_edited: false,
    })
    expect([data[0]?.may_delete, next_before]).toEqual([false, null])
  })

  test('a like counts once per person, and authors cannot like their own tip', async () => {
    const [asha, ravi, meena] = [await app.person('pro'), await app.person('pro'), await app.person('tester')]
    const { tip_id } = await hub.written(asha)
    expect(said(await hub.like(asha, tip_id))).toEqual([422, HUB_SENTENCES.ownTip])
    for (const likes_count of [1, 1]) expect((await hub.like(ravi, tip_id)).json().data).toEqual({ likes_count, is_liked: true })
    expect((await hub.like(meena, tip_id)).json().data).toEqual({ likes_count: 2, is_liked: true })
    for (const likes_count of [1, 1])
      expect((await hub.unlike(ravi, tip_id)).json().data).toEqual({ likes_count, is_liked: false })
    expect((await hub.tips(meena)).data).toMatchObject([{ likes_count: 1, is_liked: true }])
    expect((await hub.tips(ravi)).data).toMatchObject([{ likes_count: 1, is_liked: false }])
    for (const call of [hub.like, hub.unlike]) expect(said(await call(ravi, newId()))).toEqual([404, HUB_SENTENCES.tipNotFound])
  })

  test('the author gets one notification for all likes of a day', async () => {
    const [asha, ravi, meena] = [await app.person('pro'), await app.person('pro'), await app.person('pro')]
    const { tip_id } = await hub.written(asha)
    await hub.like(ravi, tip_id)
    await hub.unlike(ravi, tip_id)
    await hub.like(ravi, tip_id)
    const notice = { type: 'learning_tip_liked', path: `/community/peer-learning?tab=tips&id=${tip_id}` }
    const first = { ...notice, title: 'Your learning tip was liked', message: `${ravi.username} liked Read twice` }
    expect(await hub.told(asha)).toEqual([first])
    await hub.like(meena, tip_id)
    const both = {
      ...notice,
      title: '2 likes for your learning tip',
      message: `${meena.username} and 1 other liked Read twice`,
    }
    expect(await hub.told(asha)).toEqual([both])
    app.pass(DAY)
    const later = await app.person('pro')
    await hub.like(later, tip_id)
    expect(await hub.told(asha)).toEqual([both, { ...first, message: `${later.username} liked Read twice` }])
  })

  test('authors without access or with notifications turned off are not notified', async () => {
    const [lapsed, quiet, ravi] = [await app.person('pro'), await app.person('pro'), await app.person('pro')]
    const tips = [await hub.written(lapsed), await hub.written(quiet)]
    await changeRoleByEmail(app.db, lapsed.email, 'free', app.now)
    await app.call(notifications.savePreferences, { as: quiet, body: { in_app_peer_learning: false } })
    for (const { tip_id } of tips) expect((await hub.like(ravi, tip_id)).statusCode).toBe(200)
    expect([await hub.told(lapsed), await hub.told(quiet)]).toEqual([[], []])
  })

  test('saved tips are a personal list', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const { tip_id } = await hub.written(asha)
    const save = () => app.call(peerLearning.saveTip, { as: ravi, params: { tipId: tip_id } })
    for (let n = 0; n < 2; n++) expect((await save()).statusCode).toBe(200)
    expect((await hub.tips(ravi, { show: 'saved' })).data).toMatchObject([{ tip_id, is_saved: true }])
    expect((await hub.tips(asha, { show: 'saved' })).data).toEqual([])
    expect((await hub.tips(asha, { show: 'mine' })).data).toHaveLength(1)
    for (let n = 0; n < 2; n++)
      expect((await app.call(peerLearning.unsaveTip, { as: ravi, params: { tipId: tip_id } })).statusCode).toBe(200)
    expect((await hub.tips(ravi, { show: 'saved' })).data).toEqual([])
    expect(said(await app.call(peerLearning.saveTip, { as: ravi, params: { tipId: newId() } }))).toEqual([
      404,
      HUB_SENTENCES.tipNotFound,
    ])
  })

  test('can be edited by their author, and deleted by their author, admins and testers', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const { tip_id } = await hub.written(asha)
    expect(said(await change(ravi, tip_id, {}))).toEqual([404, HUB_SENTENCES.tipNotFound])
    expect((await change(asha, tip_id, {})).json().data).toMatchObject({ is_edited: false })
    expect((await change(asha, tip_id, { content: 'Better.' })).json().data).toMatchObject({
      content: 'Better.',
      is_edited: true,
    })
    expect(said(await remove(ravi, tip_id))).toEqual([404, HUB_SENTENCES.tipNotFound])
    for (const role of ['tester', 'admin'] as const) {
      const moderator = await app.person(role)
      expect(said(await change(moderator, tip_id, { content: 'Mine.' }))[0]).toBe(404)
      expect((await remove(moderator, (await hub.written(asha)).tip_id)).statusCode).toBe(200)
    }
    expect((await remove(asha, tip_id)).statusCode).toBe(200)
    expect((await hub.tips(asha)).data).toEqual([])
  })

  test('a resend returns the stored entry; other text with the same key is refused', async () => {
    const asha = await app.person('pro')
    const sent = { client_key: newId() }
    const first = await hub.write(asha, sent)
    expect((await hub.write(asha, sent)).json()).toEqual(first.json())
    expect(said(await hub.write(asha, { ...sent, content: 'Else.' }))).toEqual([422, 'This was already sent with different text'])
    expect((await hub.write(await app.person('pro'), sent)).statusCode).toBe(200)
  })

  test.each<[sentence: string, parts: Record<string, unknown>]>([
    ['The title must be at least 3 characters', { title: 'ab' }],
    ['The title must be at most 120 characters', { title: 'x'.repeat(121) }],
    ['The tip must not be empty', { content: ' \n ' }],
    ['The tip must be at most 2,000 characters', { content: 'x'.repeat(2001) }],
    ['The tip must not contain characters that cannot be stored', { content: 'a\0b' }],
    ['Choose a category: Economics, Polity, Geography, History, Current Affairs', { category: 'All' }],
    ['client_key must be a UUID', { client_key: 'x' }],
  ])('a tip can be refused: %s', async (sentence, parts) => {
    expect(said(await hub.write(await app.person('pro'), parts))).toEqual([422, sentence])
  })
})

describe('access', () => {
  test('is refused without the capability; testers without attempts can read and like', async () => {
    const [free, tester, asha] = [await app.person('free'), await app.person('tester'), await app.person('pro')]
    for (const call of [peerLearning.results, peerLearning.tips]) {
      expect(said(await app.call(call, { as: free }))).toEqual([403, COMMUNITY_FORBIDDEN])
      expect((await app.call(call, {})).statusCode).toBe(401)
    }
    const { result_id } = (await hub.share(asha, { attempt_id: await hub.attempted(asha) })).json().data
    expect((await hub.likeResult(tester, result_id)).json().data).toEqual({ likes_count: 1, is_liked: true })
    expect(said(await hub.likeResult(asha, result_id))).toEqual([422, HUB_SENTENCES.ownResult])
    expect((await hub.unlikeResult(tester, result_id)).json().data).toEqual({ likes_count: 0, is_liked: false })
  })
})
