import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { endpoints } from '#contract/all.ts'
import { moderation } from '#contract/community/moderation.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { threads } from '#contract/newsroom/threads.ts'
import { quizzes } from '#contract/practice/quizzes.ts'
import { search } from '#contract/reading/search.ts'
import { changeRoleByEmail } from '#server/accounts/accounts/commands/change-role.ts'
import { questionKeyOf } from '#server/practice/shared/question-key.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import { discussionCalls } from '#tests/support/fixtures/discussions.ts'
import { aDraft } from '#tests/support/fixtures/drafts.ts'
import { aForum, posted } from '#tests/support/fixtures/forums.ts'
import { hubCalls } from '#tests/support/fixtures/hub.ts'
import { anOpenTest, anOwnAttempt } from '#tests/support/fixtures/mock-tests.ts'
import { answering, opened, publishedQuiz } from '#tests/support/fixtures/quizzes.ts'
import { aRecording, upload } from '#tests/support/fixtures/recordings.ts'
import { aPicture, writingCalls } from '#tests/support/fixtures/writing.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

/** Every field for Pro readers has a unique text, which must not appear in any reply to others. */
const SCRIPTS = ['latin', 'संविधान', 'அரசியலமைப்பு'] as const
const FIELDS = ['front', 'back', 'mains-question', 'mains-answer', 'question', 'right', 'wrong', 'explanation'] as const
/** A word in each script that occurs in no public text. */
const WORDS = ['zweifelhaft', 'गोपनीयता', 'இரகசியம்']
const OPEN_WORD = 'monsoon'
/** In a week that is over, so that it has a compilation. */
const DAY = '2026-01-08'

const canary = (name: string) => `CANARY-${name}-7f3a`
const planted = (field: (typeof FIELDS)[number], n: number) => `${canary(`${field}-${SCRIPTS[n]}`)} ${WORDS[n]}`
const inEachScript = <T>(make: (n: number) => T) => SCRIPTS.map((_, n) => make(n))
const recorded = (language: string) => canary(`sound-${language}`)
const ELSEWHERE = `https://cdn.example.test/${canary('address')}.mp3`

const ALL = [
  ...FIELDS.flatMap((field) => SCRIPTS.map((script) => canary(`${field}-${script}`))),
  ...['en', 'ta'].map(recorded),
  canary('address'),
]

const app = testApp()

const article = () =>
  anArticle('Budget', {
    summary: `About the ${OPEN_WORD}.`,
    title_translated: { hi: 'बजट', ta: 'பட்ஜெட்' },
    audio_overview_url: { hi: ELSEWHERE },
    follow_up_data: {
      key_terms_list: [{ term: 'Budget', definition: 'A plan.' }],
      historical_context: ['1950: the Republic began.'],
      flashcards: inEachScript((n) => ({
        front: planted('front', n),
        back: planted('back', n),
        translated: { hi: { front: WORDS[n], back: planted('back', n) } },
      })),
    },
    mains_model_answers: inEachScript((n) => ({
      question: planted('mains-question', n),
      answer: planted('mains-answer', n),
      key_demands: [4, 4, 4, 3].map((marks, point) => ({ point: `${point}: ${WORDS[n]}`, marks })),
      translated: {
        hi: { question: WORDS[n], answer: planted('mains-answer', n), key_demands: [0, 1, 2, 3].map((n) => `${n}: ${WORDS[n]}`) },
      },
    })),
    potential_questions: {
      prelims_quiz: inEachScript((n) => ({
        question_text: planted('question', n),
        options: [planted('right', n), planted('wrong', n)],
        correct_option: 'A',
        explanation: planted('explanation', n),
        translated: { hi: { question_text: WORDS[n], options: [WORDS[n], `2: ${WORDS[n]}`], explanation: WORDS[n] } },
      })),
    },
  })

interface Seen {
  call: string
  status: number
  /** The whole reply, with its headers. */
  text: string
}

/** A published day with a canary in every field, and a quiz attempt by a user who no longer has Pro. */
async function library() {
  const [admin, pro, former] = [await app.person('admin'), await app.person('pro'), await app.person('pro')]
  const { articleId, quizId } = await publishedQuiz(app, DAY, article())
  for (const language of ['en', 'ta'] as const)
    await upload(app, admin, { articleId, language }, Buffer.concat([aRecording(100), Buffer.from(recorded(language))]))
  const attempts: string[] = []
  for (const as of [pro, former]) {
    const body = answering(await opened(app, as, quizId), 'AB')
    attempts.push((await app.call(quizzes.submit, { as, body })).json().data.attemptId, await anOwnAttempt(app, as, quizId))
  }
  const questionKey = questionKeyOf(planted('mains-question', 0))
  const { addPhoto, saved, submit } = writingCalls(app)
  const written: { answerId: string; photoId: string }[] = []
  for (const as of [pro, former]) {
    const { answer_id } = await saved(as, articleId, { question_key: questionKey })
    const photo = await addPhoto(as, answer_id, await aPicture())
    await submit(as, articleId, { question_key: questionKey, revision: 1 }, answer_id)
    written.push({ answerId: answer_id, photoId: photo.json().data.photo_id })
  }
  const { test_id: testId } = await anOpenTest(app, quizId)
  const bought = await app.call(accounts.profile, { as: former })
  expect(bought.json().data.role).toBe('pro')
  await changeRoleByEmail(app.db, former.email, 'free', app.now)
  const forumId = await aForum(app)
  const { post_id } = await posted(app, pro, forumId, 'Who has read it?')
  const { entry_id } = await app.db
    .selectFrom('articles')
    .where('article_id', '=', articleId)
    .select('entry_id')
    .$narrowType<{ entry_id: string }>()
    .executeTakeFirstOrThrow()
  const hub = hubCalls(app)
  const { group_id: groupId } = await hub.created(pro)
  await hub.share(pro, { attempt_id: attempts[0], note: 'Harder than it looks' })
  const reported = await app.call(moderation.report, { as: admin, params: { postId: post_id }, body: { reason: 'spam' } })
  const discussion = await discussionCalls(app).posted(pro, quizId)
  const body = { title: 'Budgets', description: 'Year by year.', article_ids: [articleId] }
  const thread = await app.call(threads.create, { as: admin, body })
  const known = {
    articleId: [articleId],
    entryId: [entry_id],
    quizId: [quizId],
    attemptId: attempts,
    testId: [testId],
    questionKey: [questionKey],
    answerId: written.map(({ answerId }) => answerId),
    photoId: written.map(({ photoId }) => photoId),
    language: [...LANGUAGES],
    forumId: [forumId],
    postId: [post_id],
    reportId: [reported.json().data.report_id],
    groupId: [groupId],
    discussionId: [discussion.id],
    proposalId: [entry_id],
    sourceId: [entry_id],
    draftId: [await aDraft(app, admin, '2026-01-20', article())],
    day: ['2026-01-20'],
    number: ['1'],
    threadId: [thread.json().data.thread_id],
    trackingId: ['FB-0123456789'],
    provider: ['test', 'polar'],
    checkoutId: [entry_id],
    offerId: [entry_id],
    session: ['x'.repeat(43)],
    revision: ['1'],
    nodeId: ['gs3.economy'],
    period: ['2026-W02'],
    imageId: [entry_id],
    width: ['480'],
  }
  return { pro, former, known }
}

const QUERIES: Record<string, string>[] = [
  {},
  ...[...ALL, ...WORDS, ...WORDS.map((word) => word.slice(0, 4)), 'CANARY', OPEN_WORD].map((q) => ({ q })),
  { limit: '1' },
  { limit: '100' },
  { before: '2030-01-01' },
  { ticket: 'x' },
]

/** Every GET of the contract with every known id and every query. */
async function crawl(as: Person | undefined, known: Record<string, string[]>): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const { endpoint } of endpoints.filter(({ endpoint }) => endpoint.method === 'GET'))
    for (const params of filled(endpoint, known))
      for (const query of endpoint.query ? QUERIES : [{}]) {
        const reply = await app.call(endpoint, { as, params: params as never, query })
        expect(reply.statusCode).toBeLessThan(500)
        const text = [JSON.stringify(reply.headers), reply.headers.etag, reply.rawPayload.toString('utf8')].join('\n')
        seen.push({ call: `${endpoint.path} ${JSON.stringify({ params, query })}`, status: reply.statusCode, text })
      }
  return seen
}

/** All combinations of parameters. Fails for a parameter without a known id. */
function filled({ path }: Endpoint, known: Record<string, string[]>): Record<string, string>[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
  return names.reduce<Record<string, string>[]>(
    (all, name) => {
      const ids = known[name]
      if (!ids) throw new Error(`Nobody has told this test what ${name} of ${path} can be`)
      return all.flatMap((params) => ids.map((id) => ({ ...params, [name]: id })))
    },
    [{}],
  )
}

const leaks = (seen: Seen[]) => seen.filter((one) => [...ALL, ...WORDS].some((planted) => secretPart(one).includes(planted)))
/** Every member gets three questions of the latest day and of a compilation, but not their answers and explanations. */
const QUESTIONS_FOR_ALL = /^\/api\/(daily-questions|compilations\/:period\/questions) /
const QUESTION = /"question_text":".*?"|"options":[{[].*?[}\]]/g
/** The message of a search repeats its query. */
const SEARCHED = /No articles found matching \\?".*?\\?"(?=["}])/g

const secretPart = ({ call, text }: Seen) => text.replace(QUESTIONS_FOR_ALL.test(call) ? QUESTION : SEARCHED, '')

describe('abuse 1: content for Pro readers', () => {
  test('is in no reply to anybody else, and is complete for Pro readers', { timeout: 120_000 }, async () => {
    const { pro, former, known } = await library()
    const others = { guest: undefined, free: await app.person('free'), tester: await app.person('tester'), former }
    // The replies for Pro readers are cached while the others call.
    const theirs = await crawl(pro, known)
    const everything = theirs.map(({ text }) => text).join('\n')
    expect(ALL.filter((one) => !everything.includes(one))).toEqual([])

    for (const [name, as] of Object.entries(others)) {
      const seen = await crawl(as, known)
      expect([name, leaks(seen).map(({ call, status }) => `${status} ${call}`)]).toEqual([name, []])
      expect(seen.length).toBe(theirs.length)
      // Members must get the content for all members, otherwise the test would prove nothing.
      const readsArticle = seen.some(({ status, text }) => status === 200 && text.includes('The past of Budget.'))
      expect([name, readsArticle]).toEqual([name, as !== undefined])
    }
  })

  test('cannot be found by search, so others cannot guess it', async () => {
    const { known } = await library()
    const reader = await app.person('free')
    const find = async (q: string) => (await app.call(search.articles, { as: reader, query: { q } })).json().data
    const practise = async (q: string) => (await app.call(search.practice, { as: reader, query: { q } })).json().data
    expect((await find(OPEN_WORD)).map((found: { article_id: string }) => found.article_id)).toEqual(known.articleId)
    for (const q of [
      ...WORDS,
      ...WORDS.map((word) => word.slice(0, 5)),
      'zweifelhaff',
      'CANARY',
      canary('front-latin'),
      'latin 7f3a',
    ])
      expect([q, await find(q), await practise(q)]).toEqual([q, [], []])
  })

  test('is in the data download of a former Pro reader as far as they answered it themselves', async () => {
    const { former } = await library()
    const reply = await app.call(accounts.exportData, { as: former, body: { password: former.password } })
    const kinds = ALL.filter((one) => reply.body.includes(one)).map((one) => one.split('-')[1])
    expect(new Set(kinds)).toEqual(new Set(['question', 'right', 'wrong', 'explanation', 'mains']))
    expect(ALL.filter((one) => one.includes('mains-answer') && reply.body.includes(one))).toEqual([])
    const stranger = await app.person()
    const other = await app.call(accounts.exportData, { as: stranger, body: { password: stranger.password } })
    expect(ALL.filter((one) => other.body.includes(one))).toEqual([])
  })
})
