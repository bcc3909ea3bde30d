import { beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import {
  ALREADY_REVIEWED_ANSWER,
  ANSWER_NOT_FINISHED,
  EXCHANGE_FORBIDDEN,
  NAMES_SHOWN,
  NOT_RESERVED,
  OFFER_WITHDRAWN,
  SCORE_EACH_DEMAND,
  SCORE_TOO_HIGH,
} from '#contract/practice/exchange-rules.ts'
import { writing } from '#contract/practice/writing.ts'
import { can, ROLES } from '#contract/roles.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { COMMENT, exchangeCalls, SCORES } from '#tests/support/fixtures/exchange.ts'
import { MAINS, writingCalls } from '#tests/support/fixtures/writing.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { asked, saved, submitted } = writingCalls(app)
const calls = exchangeCalls(app)
const { offer, offered, offersOf, taken, review, reviewed, state, statuses, given, withdraw, giveBack, showName } = calls

const IN_HINDI = {
  question: 'संघवाद की सीमाओं पर चर्चा कीजिए।',
  answer: 'आदर्श उत्तर।',
  key_demands: ['अनुच्छेद का नाम देता है', 'उदाहरण देता है', 'दोनों पक्ष तौलता है', 'सुझाव से समाप्त करता है'],
}

const people = async (count: number): Promise<Person[]> => {
  const all: Person[] = []
  for (let n = 0; n < count; n++) all.push(await app.person('pro'))
  return all
}
const DAY_MS = 86_400_000
let articleId: string
beforeEach(async () => {
  articleId = await asked()
})

describe('somebody who wants feedback gives two reviews first', () => {
  test('an answer waits until its author has given two reviews since the last one that was opened', async () => {
    const [asha, ravi, meena] = (await people(3)) as [Person, Person, Person]
    // Nothing could be reviewed yet, so the first two are shown at once.
    const first = await offered(asha, articleId)
    await offered(ravi, articleId)
    expect([first.status, await statuses(ravi)]).toEqual(['open', ['waiting']])
    await reviewed(ravi)
    expect([await statuses(ravi), (await state(ravi)).owed]).toEqual([['open'], 2])
    await offered(meena, articleId)
    expect(await state(meena)).toEqual({ owed: 2, is_waiting: true, is_reviewing: false })
    await reviewed(meena)
    expect([await statuses(meena), (await state(meena)).owed]).toEqual([['waiting'], 1])
    await reviewed(meena)
    expect([await statuses(meena), (await state(meena)).owed]).toEqual([['open'], 2])
    await offered(asha, articleId)
    await offered(asha, articleId)
    expect((await statuses(asha)).sort()).toEqual(['reviewed', 'waiting', 'waiting'])
    await reviewed(asha)
    await reviewed(asha)
    expect((await statuses(asha)).sort()).toEqual(['open', 'reviewed', 'waiting'])
  })

  test('deleting an answer that was opened does not bring its reviews back', async () => {
    const [asha, ravi, meena] = (await people(3)) as [Person, Person, Person]
    for (const one of [asha, ravi]) await offered(one, articleId)
    await reviewed(ravi)
    const mine = await offered(meena, articleId)
    for (let n = 0; n < 2; n++) await reviewed(meena)
    expect(await statuses(meena)).toEqual(['open'])
    await app.call(writing.remove, { as: meena, params: { answerId: mine.answer_id } })
    expect(await state(meena)).toMatchObject({ owed: 2, is_waiting: false })
  })

  test('an answer must be submitted and one’s own; offering it again changes nothing', async () => {
    const [asha, ravi] = (await people(2)) as [Person, Person]
    const draft = await saved(asha, articleId)
    const early = await offer(asha, draft.answer_id)
    expect([early.statusCode, early.json().error]).toEqual([409, ANSWER_NOT_FINISHED])
    const { answer_id } = await submitted(ravi, articleId)
    const [foreign, unknown] = [await offer(asha, answer_id), await offer(asha, newId())]
    expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body])
    const once = (await offer(ravi, answer_id)).json().data
    expect((await offer(ravi, answer_id)).json().data).toEqual(once)
  })

  test('needs Pro, and everybody with Pro study has community access', async () => {
    const free = await app.person('free')
    const reply = await calls.next(free)
    expect([reply.statusCode, reply.json().error]).toEqual([403, EXCHANGE_FORBIDDEN])
    for (const role of ROLES.filter((role) => can(role, 'proStudy'))) expect(can(role, 'community')).toBe(true)
  })
})

describe('the next answer to review', () => {
  test('is one of somebody else with the fewest reviews, then the one that waits longest, and never the same again', async () => {
    const [asha, ravi, meena] = (await people(3)) as [Person, Person, Person]
    const one = await offered(asha, articleId)
    app.pass(1000)
    await offered(ravi, articleId)
    expect((await taken(ravi))?.offer_id).toBe(one.offer_id)
    await reviewed(ravi)
    const two = (await offersOf(ravi))[0]
    expect((await taken(meena))?.offer_id).toBe(two?.offer_id)
    await reviewed(meena)
    expect((await taken(meena))?.offer_id).toBe(one.offer_id)
    await reviewed(meena)
    expect(await taken(meena)).toBeNull()
    expect([await statuses(asha), await statuses(ravi)]).toEqual([['reviewed'], ['open']])
  })

  test('has its question and key demands in Hindi too, without the model answer, and the answer as it was written', async () => {
    const [asha, ravi] = (await people(2)) as [Person, Person]
    const hindi = await asked(
      { title: 'In Hindi', mains_model_answers: [{ ...MAINS, translated: { hi: IN_HINDI } }] },
      '2026-01-12',
    )
    await offered(asha, hindi, 'संघवाद की सीमाएँ हैं।')
    const { question: text, key_demands } = IN_HINDI
    const question = { text: MAINS.question, translated: { hi: { text, key_demands } } }
    const assigned = await taken(ravi)
    expect(assigned).toMatchObject({ question, text: 'संघवाद की सीमाएँ हैं।' })
    expect(JSON.stringify(assigned)).not.toContain(IN_HINDI.answer)
    await review(ravi, assigned?.offer_id ?? '')
    expect([await offersOf(asha), await given(ravi)]).toMatchObject([[{ question }], [{ question }]])
  })

  test('stays reserved for half an hour, then goes to somebody else', async () => {
    const [asha, ravi, meena] = (await people(3)) as [Person, Person, Person]
    await offered(asha, articleId)
    const mine = await taken(ravi)
    expect(mine?.reserved_until).toBe('2026-01-15T06:30:00.000Z')
    app.pass(10 * 60_000)
    expect([await taken(ravi), await taken(meena)]).toEqual([mine, null])
    app.pass(20 * 60_000)
    const offerId = mine?.offer_id as string
    expect((await taken(meena))?.offer_id).toBe(offerId)
    const late = await review(ravi, offerId)
    expect([late.statusCode, late.json().error]).toEqual([404, NOT_RESERVED])
    expect((await review(meena, offerId)).statusCode).toBe(200)
  })

  test('may be reviewed after half an hour if nobody else took it', async () => {
    const [asha, ravi] = (await people(2)) as [Person, Person]
    await offered(asha, articleId)
    const { offer_id } = (await taken(ravi)) as { offer_id: string }
    app.pass(45 * 60_000)
    expect((await review(ravi, offer_id)).statusCode).toBe(200)
  })

  test('can be given back, and goes to the end of the queue', async () => {
    const [asha, ravi, meena] = (await people(3)) as [Person, Person, Person]
    const one = await offered(asha, articleId)
    await offered(ravi, articleId)
    await reviewed(ravi)
    await reviewed(meena)
    await reviewed(meena)
    const two = await offered(meena, articleId, 'Another')
    app.pass(1000)
    const sunil = await app.person('pro')
    expect((await taken(sunil))?.offer_id).toBe(two.offer_id)
    expect((await giveBack(sunil, two.offer_id)).statusCode).toBe(200)
    expect((await giveBack(sunil, two.offer_id)).statusCode).toBe(404)
    expect((await giveBack(asha, one.offer_id)).statusCode).toBe(404)
  })

  test('leaves the queue after 30 days, when it is withdrawn and when it is deleted', async () => {
    const [asha, ravi] = (await people(2)) as [Person, Person]
    const old = await offered(asha, articleId)
    const opened_at = new Date(app.now.getTime() - 30 * DAY_MS)
    await app.db.updateTable('exchanged_answers').set({ opened_at }).where('offer_id', '=', old.offer_id).execute()
    expect([await taken(ravi), await statuses(asha)]).toEqual([null, ['expired']])
    // It waits again; there is nothing to review, so it is shown at once.
    expect((await offer(asha, old.answer_id)).json().data.status).toBe('open')
    await withdraw(asha, old.offer_id)
    expect([await taken(ravi), await statuses(asha)]).toEqual([null, ['withdrawn']])
    expect((await offer(asha, old.answer_id)).json().data.status).toBe('open')
    expect((await taken(ravi))?.offer_id).toBe(old.offer_id)
    await app.call(writing.remove, { as: asha, params: { answerId: old.answer_id } })
    expect([(await review(ravi, old.offer_id)).statusCode, await taken(ravi)]).toEqual([404, null])
  })

  test('is never of somebody whom a report connects with the reviewer, whichever of them made it', async () => {
    const [asha, ravi, meena] = (await people(3)) as [Person, Person, Person]
    const { offer_id } = await offered(asha, articleId)
    await taken(ravi)
    expect((await calls.reportAnswer(ravi, offer_id)).statusCode).toBe(200)
    expect(await taken(ravi)).toBeNull()
    const { review_id } = await reviewed(meena)
    await calls.reportReview(asha, review_id)
    await offered(asha, articleId, 'Another')
    expect(await taken(meena)).toBeNull()
  })
})

describe('a review', () => {
  test('has a score for each key demand, at most its marks, and a comment of 20 characters or more', async () => {
    const [asha, ravi] = (await people(2)) as [Person, Person]
    const { offer_id } = await offered(asha, articleId)
    await taken(ravi)
    const refused = [
      { scores: SCORES.slice(1) },
      { scores: [401, 0, 0, 0] },
      { comment: 'Good.' },
      { comment: ' '.repeat(40) },
      { comment: 'x'.repeat(1001) },
      { comment: `${COMMENT}\0` },
      { scores: [1.5, 0, 0, 0] },
    ]
    const replies = await Promise.all(refused.map((parts) => review(ravi, offer_id, parts)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(422))
    expect(replies.slice(0, 2).map((reply) => reply.json().error)).toEqual([SCORE_EACH_DEMAND, SCORE_TOO_HIGH])
    const stored = (await review(ravi, offer_id)).json().data
    expect(stored).toMatchObject({ scores: SCORES, score_hundredths: 750, comment: COMMENT, other_name: null })
    const [mine] = await offersOf(asha)
    expect(mine?.reviews).toEqual([
      {
        review_id: stored.review_id,
        scores: SCORES,
        score_hundredths: 750,
        comment: COMMENT,
        shows_my_name: false,
        other_name: null,
        is_reported: false,
      },
    ])
    expect(await given(ravi)).toEqual([stored])
    const other = await review(ravi, offer_id, { comment: `${COMMENT} And more.` })
    expect([other.statusCode, other.json().error]).toEqual([409, ALREADY_REVIEWED_ANSWER])
  })

  test('is refused with a reason after the author has withdrawn the answer', async () => {
    const [asha, ravi] = (await people(2)) as [Person, Person]
    const { offer_id } = await offered(asha, articleId)
    await taken(ravi)
    await withdraw(asha, offer_id)
    const reply = await review(ravi, offer_id)
    expect([reply.statusCode, reply.json().error]).toEqual([409, OFFER_WITHDRAWN])
    expect(await state(ravi)).toMatchObject({ owed: 2, is_reviewing: false })
  })

  test('shows names only when both have agreed, and then for good', async () => {
    const [asha, ravi, meena] = (await people(3)) as [Person, Person, Person]
    await offered(asha, articleId)
    const { review_id } = await reviewed(ravi)
    expect((await showName(asha, review_id)).json().data).toEqual({ shows_my_name: true, other_name: null })
    expect((await showName(asha, review_id, false)).json().data).toEqual({ shows_my_name: false, other_name: null })
    expect((await showName(ravi, review_id)).json().data.other_name).toBeNull()
    expect((await showName(asha, review_id)).json().data.other_name).toBe(ravi.username)
    expect((await offersOf(asha))[0]?.reviews[0]?.other_name).toBe(ravi.username)
    expect((await given(ravi))[0]?.other_name).toBe(asha.username)
    const back = await showName(ravi, review_id, false)
    expect([back.statusCode, back.json().error]).toEqual([409, NAMES_SHOWN])
    expect((await showName(meena, review_id)).body).toBe((await showName(meena, newId())).body)
  })
})

describe('deleting an account', () => {
  test('deletes its answers and reviews, and answers of others get another review', async () => {
    const [asha, ravi, meena] = (await people(3)) as [Person, Person, Person]
    await offered(asha, articleId)
    for (const one of [ravi, meena]) await reviewed(one)
    expect(await statuses(asha)).toEqual(['reviewed'])
    await app.call(accounts.deleteAccount, { as: ravi, body: { password: ravi.password } })
    expect((await offersOf(asha)).map(({ status, reviews }) => [status, reviews.length])).toEqual([['open', 1]])
    const sunil = await app.person('pro')
    await taken(sunil)
    await app.call(accounts.deleteAccount, { as: sunil, body: { password: sunil.password } })
    await reviewed(await app.person('pro'))
    await app.call(accounts.deleteAccount, { as: asha, body: { password: asha.password } })
    expect(await given(meena)).toEqual([])
    for (const table of ['exchanged_answers', 'answer_reviews'] as const)
      expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  test('works after an answer and a review were reported, and erases what was reported', async () => {
    const [asha, ravi] = (await people(2)) as [Person, Person]
    const { offer_id } = await offered(asha, articleId, 'CANARY answer')
    const { review_id } = await reviewed(ravi, { comment: 'CANARY comment, long enough.' })
    await calls.reportAnswer(ravi, offer_id)
    await calls.reportReview(asha, review_id)
    for (const as of [asha, ravi])
      expect((await app.call(accounts.deleteAccount, { as, body: { password: as.password } })).statusCode).toBe(200)
    const rows = await app.db.selectFrom('content_reports').selectAll().execute()
    expect([rows.length, JSON.stringify(rows).includes('CANARY')]).toEqual([2, false])
  })

  test('the data download has one’s own texts of both sides, and no review by others', async () => {
    const [asha, ravi] = (await people(2)) as [Person, Person]
    await offered(asha, articleId)
    await reviewed(ravi)
    const download = async (as: Person) => (await app.call(accounts.exportData, { as, body: { password: as.password } })).body
    expect(await download(ravi)).toContain(COMMENT)
    expect(await download(asha)).not.toContain(COMMENT)
    expect(await download(asha)).toContain('exchange')
  })
})
