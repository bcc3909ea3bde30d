import { beforeEach, describe, expect, test } from 'vitest'
import { moderation } from '#contract/community/moderation.ts'
import { exchange } from '#contract/practice/exchange.ts'
import { writing } from '#contract/practice/writing.ts'
import { exchangeCalls } from '#tests/support/fixtures/exchange.ts'
import { aPicture, MODEL_CANARY, writingCalls } from '#tests/support/fixtures/writing.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { asked, save, submit, addPhoto } = writingCalls(app)
const calls = exchangeCalls(app)
const { offered, offersOf, taken, review, reviewed, state, statuses, given, withdraw, showName } = calls

const person = () => app.person('pro')
let articleId: string
beforeEach(async () => {
  articleId = await asked()
})

describe('at the same time', () => {
  test('two reviewers never get the same answer, and one reviewer always gets one', async () => {
    const asha = await person()
    const one = await offered(asha, articleId)
    const reviewers = await Promise.all([person(), person(), person()])
    const answers = await Promise.all(reviewers.map(taken))
    expect(answers.filter(Boolean).map((answer) => answer?.offer_id)).toEqual([one.offer_id])
    const [holder] = reviewers.filter((_, n) => answers[n]) as [Person]
    const again = await Promise.all(Array.from({ length: 5 }, () => taken(holder)))
    expect(new Set(again.map((answer) => answer?.offer_id))).toEqual(new Set([one.offer_id]))
  })

  test('a review that is sent five times is stored and counted once', async () => {
    const [asha, ravi] = [await person(), await person()]
    const { offer_id } = await offered(asha, articleId)
    await taken(ravi)
    const replies = await Promise.all(Array.from({ length: 5 }, () => review(ravi, offer_id)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect((await offersOf(asha))[0]?.reviews).toHaveLength(1)
    expect((await state(ravi)).owed).toBe(1)
  })

  test('withdrawing and reviewing end in one of two states: reviewed, or refused and not counted', async () => {
    for (let n = 0; n < 6; n++) {
      const [asha, ravi] = [await person(), await person()]
      const { offer_id } = await offered(asha, articleId)
      await taken(ravi)
      const [sent] = await Promise.all([review(ravi, offer_id), withdraw(asha, offer_id)])
      const [mine] = await offersOf(asha)
      expect(mine?.status).toBe('withdrawn')
      expect([sent.statusCode, mine?.reviews.length, (await state(ravi)).owed]).toEqual(
        sent.statusCode === 200 ? [200, 1, 1] : [409, 0, 2],
      )
    }
  })

  test('an answer that is offered five times is there once', async () => {
    const asha = await person()
    const { answer_id } = await offered(asha, articleId)
    await Promise.all(Array.from({ length: 5 }, () => calls.offer(asha, answer_id)))
    expect(await offersOf(asha)).toHaveLength(1)
  })
})

describe('anonymity', () => {
  test('no byte that either side receives tells who the other is or when they did something, until both agree', async () => {
    const [asha, ravi] = [await person(), await person()]
    app.now = new Date('2026-01-15T03:11:12.131Z')
    const draft = await save(asha, articleId)
    const page = await aPicture()
    const { answer_id } = draft.json().data
    const photo = (await addPhoto(asha, answer_id, page)).json().data
    await submit(asha, articleId, { text: '', revision: 1 }, answer_id)
    await calls.offer(asha, answer_id)
    app.now = new Date('2026-01-16T04:21:22.232Z')
    const offerId = (await taken(ravi))?.offer_id as string
    const params = { offerId }
    const toReviewer = [
      await calls.next(ravi),
      await app.call(exchange.assigned, { as: ravi }),
      await app.call(exchange.photo, { as: ravi, params }),
      await review(ravi, offerId),
      await app.call(exchange.given, { as: ravi }),
      await app.call(exchange.state, { as: ravi }),
    ]
    const reviewId = (await given(ravi))[0]?.review_id as string
    toReviewer.push(await showName(ravi, reviewId))
    const toAuthor = [await app.call(exchange.offers, { as: asha }), await app.call(exchange.state, { as: asha })]
    const told = (replies: { body: string; headers: object }[]) =>
      replies.map(({ body, headers }) => body + JSON.stringify({ ...headers, date: '' })).join('\n')
    for (const word of [asha.id, asha.username, asha.email, answer_id, photo.photo_id, '03:11:12', MODEL_CANARY, articleId])
      expect([word, told(toReviewer).includes(word)]).toEqual([word, false])
    for (const word of [ravi.id, ravi.username, ravi.email, '04:21:22', '2026-01-16'])
      expect([word, told(toAuthor).includes(word)]).toEqual([word, false])
    // Random, so they do not tell when they were made.
    for (const id of [offerId, reviewId]) expect(id[14]).toBe('4')
    await showName(asha, reviewId)
    expect(JSON.stringify(await offersOf(asha))).toContain(ravi.username)
  })

  test('photographs are for the reviewer alone, as long as the answer is reserved', async () => {
    const [asha, ravi, meena] = [await person(), await person(), await person()]
    const { answer_id } = (await save(asha, articleId)).json().data
    await addPhoto(asha, answer_id, await aPicture())
    await submit(asha, articleId, { text: '', revision: 1 }, answer_id)
    await calls.offer(asha, answer_id)
    const answer = await taken(ravi)
    expect(answer).toMatchObject({ text: '', photos: 1 })
    const offerId = answer?.offer_id as string
    const photo = (as: Person, number = 1) => app.call(exchange.photo, { as, params: { offerId }, query: { number } })
    const seen = await photo(ravi)
    expect([seen.statusCode, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ])
    expect((await photo(ravi, 2)).statusCode).toBe(404)
    for (const as of [asha, meena]) expect((await photo(as)).statusCode).toBe(404)
    const admin = await app.person('admin')
    const reported = () => app.call(exchange.reportedPhoto, { as: admin, params: { offerId } })
    expect((await reported()).statusCode).toBe(404)
    await calls.reportAnswer(ravi, offerId)
    expect([(await reported()).statusCode, (await photo(ravi)).statusCode]).toEqual([200, 404])
  })

  test('a moderator sees the photographs of an answer whose review was reported', async () => {
    const [admin, asha, ravi] = [await app.person('admin'), await person(), await person()]
    const { answer_id } = (await save(asha, articleId)).json().data
    await addPhoto(asha, answer_id, await aPicture())
    await submit(asha, articleId, { text: '', revision: 1 }, answer_id)
    await calls.offer(asha, answer_id)
    const { offer_id, review_id } = await reviewed(ravi)
    const reported = () => app.call(exchange.reportedPhoto, { as: admin, params: { offerId: offer_id } })
    expect((await reported()).statusCode).toBe(404)
    const { report_id } = (await calls.reportReview(asha, review_id)).json().data
    expect((await reported()).statusCode).toBe(200)
    const context = await app.call(moderation.context, { as: admin, params: { reportId: report_id } })
    expect(context.json().data.exchange).toMatchObject({ review_id, photos: 1 })
  })

  test('when the last one is removed, the answer leaves the queue, and nobody reviews nothing', async () => {
    const [asha, ravi] = [await person(), await person()]
    const { answer_id } = (await save(asha, articleId)).json().data
    const photos = [await addPhoto(asha, answer_id, await aPicture()), await addPhoto(asha, answer_id, await aPicture())]
    await submit(asha, articleId, { text: '', revision: 1 }, answer_id)
    await calls.offer(asha, answer_id)
    const offer = await taken(ravi)
    const [first, last] = photos.map((reply) => reply.json().data.photo_id)
    await app.call(writing.removePhoto, { as: asha, params: { answerId: answer_id, photoId: first } })
    expect(await statuses(asha)).toEqual(['open'])
    await app.call(writing.removePhoto, { as: asha, params: { answerId: answer_id, photoId: last } })
    expect([await statuses(asha), (await review(ravi, offer?.offer_id ?? '')).statusCode]).toEqual([['withdrawn'], 409])
    expect(await taken(await person())).toBeNull()
    expect((await calls.offer(asha, answer_id)).statusCode).toBe(409)
  })
})

describe('moderation', () => {
  const reports = async (as: Person) => (await app.call(moderation.reports, { as })).json().data
  const contextOf = async (as: Person, reportId: string) =>
    (await app.call(moderation.context, { as, params: { reportId } })).json().data

  test('a reported answer and a reported review are in the list of reports with what was reported', async () => {
    const [admin, asha, ravi] = [await app.person('admin'), await person(), await person()]
    const { offer_id } = await offered(asha, articleId, 'Call me: 98400')
    const { review_id } = await reviewed(ravi, { comment: 'You should be ashamed of this answer.' })
    const sent = await calls.reportAnswer(ravi, offer_id, { reason: 'spam', description: ' A number. ' })
    app.pass(1000)
    await calls.reportReview(asha, review_id)
    expect([
      (await calls.reportAnswer(ravi, offer_id)).statusCode,
      (await calls.reportReview(asha, review_id)).statusCode,
    ]).toEqual([409, 409])
    expect([
      (await calls.reportAnswer(asha, offer_id)).statusCode,
      (await calls.reportReview(ravi, review_id)).statusCode,
    ]).toEqual([404, 404])
    expect(await reports(admin)).toMatchObject([
      {
        subject: 'review',
        subject_id: review_id,
        post_id: null,
        author: { username: ravi.username },
        reports_of_post: 1,
        forum_posts: { content: 'You should be ashamed of this answer.', forum: { title: '' } },
      },
      {
        subject: 'answer',
        subject_id: offer_id,
        reason: 'spam',
        description: 'A number.',
        reporter: { username: ravi.username },
        forum_posts: { content: 'Call me: 98400' },
      },
    ])
    const about = await contextOf(admin, sent.json().data.report_id)
    expect(about).toMatchObject({ post: null, exchange: { offer_id, review_id: null, is_hidden: false, photos: 0 } })
    const [ofReview] = await reports(admin)
    expect((await contextOf(admin, ofReview.report_id)).exchange).toMatchObject({ offer_id, review_id, is_hidden: false })
    await withdraw(asha, offer_id)
    expect((await offersOf(asha))[0]?.reviews[0]?.is_reported).toBe(true)
  })

  test('a hidden answer vanishes for both sides, and comes back', async () => {
    const [admin, asha, ravi, meena] = [await app.person('admin'), await person(), await person(), await person()]
    const { offer_id, answer_id } = await offered(asha, articleId)
    await reviewed(ravi)
    await taken(meena)
    expect((await calls.hideAnswer(admin, offer_id)).statusCode).toBe(200)
    expect([await offersOf(asha), await given(ravi), (await review(meena, offer_id)).statusCode]).toEqual([[], [], 404])
    expect([(await calls.offer(asha, answer_id)).statusCode, await taken(await person())]).toEqual([409, null])
    await calls.hideAnswer(admin, offer_id, false)
    expect([await statuses(asha), (await given(ravi)).length]).toEqual([['open'], 1])
    expect((await calls.hideAnswer(asha, offer_id)).statusCode).toBe(403)
  })

  test('a hidden review vanishes for both sides and no longer counts for anybody', async () => {
    const [admin, asha, ravi, meena] = [await app.person('admin'), await person(), await person(), await person()]
    await offered(asha, articleId)
    const { review_id } = await reviewed(ravi)
    await reviewed(meena)
    expect([await statuses(asha), (await state(ravi)).owed]).toEqual([['reviewed'], 1])
    await calls.hideReview(admin, review_id)
    expect([await statuses(asha), (await state(ravi)).owed, await given(ravi)]).toEqual([['open'], 2, []])
    expect((await offersOf(asha))[0]?.reviews).toHaveLength(1)
    expect([await taken(ravi), (await showName(asha, review_id)).statusCode]).toEqual([null, 404])
    await calls.hideReview(admin, review_id, false)
    expect([await statuses(asha), (await state(ravi)).owed]).toEqual([['reviewed'], 1])
  })
})

describe('limits', () => {
  const limited = testApp({ REVIEWS_PER_DAY: '2', OFFERS_PER_DAY: '1' })

  test('taking answers and offering them have daily limits', async () => {
    const writing = writingCalls(limited)
    const { next, offered, offer } = exchangeCalls(limited)
    const article = await writing.asked()
    const [asha, ravi, meena] = [await limited.person('pro'), await limited.person('pro'), await limited.person('pro')]
    const { offer_id } = await offered(asha, article)
    const another = await writing.submitted(asha, article)
    const second = await offer(asha, another.answer_id)
    expect([second.statusCode, second.json().error]).toEqual([429, expect.stringContaining('answers in the exchange')])
    for (let n = 0; n < 2; n++) {
      expect((await next(ravi)).json().data.offer_id).toBe(offer_id)
      await limited.call(exchange.giveBack, { as: ravi, params: { offerId: offer_id } })
    }
    expect([(await next(ravi)).statusCode, (await next(meena)).statusCode]).toEqual([429, 200])
  })
})
