import type { BrowserContext, Page } from '@playwright/test'
import { anArticle, Library } from '#tests/support/browser/library.ts'
import { People, type Person } from '#tests/support/browser/people.ts'
import { type E2eServer, startServer } from '#tests/support/browser/server.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { INJECTIONS } from '#tests/support/fixtures/injections.ts'

/** As few texts as can contain all injections, each within the limit of a field. */
function texts(most: number): string[] {
  const made: string[] = []
  for (const one of INJECTIONS) {
    const last = made.at(-1)
    if (last !== undefined && last.length + 1 + one.length <= most) made[made.length - 1] = `${last} ${one}`
    else made.push(one)
  }
  return made
}

const [WHOLE = ''] = texts(10_000)

interface Planted {
  forumId: string
  postId: string
  quizId: string
  articleId: string
  trackingIds: string[]
}

/** Every text that users can store contains all of them. */
async function plant(server: E2eServer, people: People, library: Library, pro: Person): Promise<Planted> {
  const [admin, tester] = [await people.anAdmin(), await people.aTester()]
  const send = <T>(as: Person, path: string, body: object, method = 'POST') => server.call<T>(method, path, { as, body })

  const [articleId = ''] = await library.publish(library.aFreeDay(), [hostileArticle()])
  const article = await server.call<{ data: { potential_questions: { quiz_id: string } } }>('GET', `/api/articles/${articleId}`, {
    as: admin,
  })
  const quizId = article.data.potential_questions.quiz_id

  const { categories } = await server.call<{ categories: { category_id: string }[] }>('GET', '/api/community/categories', {
    as: pro,
  })
  const category_id = categories[0]?.category_id
  const forums: string[] = []
  for (const [n, title] of texts(100).entries()) {
    const body = { title, description: texts(500)[n % texts(500).length], category_id }
    forums.push((await send<{ forum: { forum_id: string } }>(admin, '/api/community/forums', body)).forum.forum_id)
  }
  const [forumId = ''] = forums
  const inForum = `/api/community/forums/${forumId}/posts`
  const { post } = await send<{ post: { post_id: string } }>(pro, inForum, { content: 'Before the edit' })
  await send(pro, `/api/community/posts/${post.post_id}`, { content: WHOLE }, 'PUT')
  await send(tester, inForum, { content: `${WHOLE} @${pro.user.username}`, parent_post_id: post.post_id })
  await send(tester, `/api/community/posts/${post.post_id}/report`, { reason: 'other', description: texts(1000)[0] })

  const inQuiz = `/api/community/quiz-forums/${quizId}/discussions`
  const about = { question_number: 1, discussion_type: 'question' }
  const discussion = await send<{ data: { id: string } }>(pro, inQuiz, { content: WHOLE, ...about })
  await send(tester, `/api/community/discussions/${discussion.data.id}/replies`, { content: WHOLE })

  const hub = '/api/community/peer-learning'
  for (const [n, title] of texts(120).entries())
    await send(pro, `${hub}/tips`, { title, content: texts(2000)[n % texts(2000).length], category: 'Polity' })
  for (const [n, name] of texts(80).entries())
    await send([pro, tester, admin][n % 3] as Person, `${hub}/groups`, {
      name,
      description: texts(500)[n % texts(500).length],
      category: 'History',
    })

  const trackingIds: string[] = []
  for (const subject of texts(200)) {
    const sent = await send<{ data: { tracking_id: string } }>(pro, '/api/feedback', { subject, message: WHOLE })
    trackingIds.push(sent.data.tracking_id)
  }
  const all = await server.call<{ data: { feedback_id: string }[] }>('GET', '/api/admin/feedback', { as: admin })
  for (const { feedback_id } of all.data)
    await send(admin, `/api/admin/feedback/${feedback_id}`, { status: 'in_progress', admin_response: WHOLE }, 'PUT')
  return { forumId, postId: post.post_id, quizId, articleId, trackingIds }
}

const KEY_DEMANDS = [4, 4, 4, 3].map((marks, n) => ({ point: texts(300)[n], marks }))

const hostileArticle = () =>
  anArticle(texts(300)[0] ?? '', {
    summary: WHOLE,
    must_know: texts(400).slice(0, 6),
    sources: [
      { title: texts(300)[0], publisher: texts(200)[0], kind: 'report', date: '2026-01-02', url: 'https://example.org/' },
    ],
    facts: texts(500)
      .slice(0, 20)
      .map((sentence) => ({ sentence, value: texts(80)[0], source: 0, date: '2026-01-02' })),
    since_then: texts(2000).map((text) => ({ text, source: 0, date: '2026-01-02' })),
    asked_before: texts(300)
      .slice(0, 20)
      .map((theme, n) => ({ theme, year: 2000 + n, paper: 'GS1', question: 1 })),
    analysis_text: { past: WHOLE, present: WHOLE, future: WHOLE },
    title_translated: { hi: texts(300)[1] },
    follow_up_data: {
      key_terms_list: INJECTIONS.map((term, n) => ({ term: `Term ${n}`, definition: term })),
      historical_context: [...INJECTIONS],
      flashcards: [{ front: WHOLE.slice(0, 900), back: WHOLE.slice(0, 1900) }],
    },
    mains_model_answers: [{ question: WHOLE.slice(0, 1900), answer: WHOLE, key_demands: KEY_DEMANDS }],
    potential_questions: {
      prelims_quiz: [
        {
          question_text: WHOLE,
          options: { A: INJECTIONS[0], B: INJECTIONS[9], C: INJECTIONS[12], D: INJECTIONS[15] },
          correct_option: 'A',
          explanation: WHOLE,
        },
      ],
    },
  })

/** Signs that a page has run a text as code. */
const listen = (ran: string[]) => async (context: BrowserContext) => {
  await context.exposeBinding('pwned', ({ page }, n) => ran.push(`${n} at ${page.url()}`))
  context.on('dialog', (dialog) => ran.push(dialog.message()))
}

const plain = (text: string) => text.replace(/\s+/g, ' ')

async function textOf(page: Page): Promise<string> {
  return plain((await page.locator('body').innerText()) + (await page.locator('body').textContent()))
}

/** No element of the page comes from a text. */
async function expectHarmless(page: Page): Promise<void> {
  const made = await page.evaluate(() => {
    const inText =
      'main script, main iframe, main object, main embed, main meta, main link, main style, main marquee, main math, main form button[formaction]'
    const LEADS = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'style']
    const hostile = [...document.querySelectorAll(inText)]
    const handlers = [...document.querySelectorAll('main *')].filter((element) =>
      [...element.attributes].some(
        ({ name, value }) =>
          name.startsWith('on') || name === 'srcdoc' || (LEADS.includes(name) && /^\s*(javascript|data):/i.test(value)),
      ),
    )
    return [...hostile, ...handlers].map((element) => element.outerHTML.slice(0, 120))
  })
  expect(made).toEqual([])
}

// On a separate server, so that other tests do not meet these texts.
test('abuse 7: no stored text runs as code in any page; all of it is shown as typed', async ({ open }) => {
  test.setTimeout(300_000)
  const server = await startServer()
  const people = new People(server)
  const [pro, free] = [await people.aProReader(), await people.aFreeReader()]
  const { forumId, postId, quizId, articleId, trackingIds } = await plant(server, people, new Library(server, people), pro)
  const forMembers: [path: string, shows: readonly string[], ready: RegExp][] = [
    ['/community/forums', INJECTIONS, /pwned\(40\)/],
    [`/community/forums/${forumId}#post-${postId}`, INJECTIONS, /pwned\(40\)/],
    [`/community/quiz-forums/${quizId}`, INJECTIONS, /pwned\(40\)/],
    ['/community/peer-learning?tab=tips', INJECTIONS, /pwned\(40\)/],
    ['/community/peer-learning?tab=groups', INJECTIONS.slice(-15), /pwned\(40\)/],
  ]
  const forAll: typeof forMembers = [
    [`/article/${articleId}`, INJECTIONS, /pwned\(40\)/],
    ['/dashboard?q=pwned', [], /pwned/],
  ]
  const forAuthors: typeof forMembers = [
    ['/feedback/my-feedback', texts(200), /pwned\(40\)/],
    [`/feedback/track/${trackingIds[0]}`, INJECTIONS, /pwned\(40\)/],
    [`/quiz/${quizId}`, INJECTIONS, /pwned\(40\)/],
  ]
  const forAdmins: typeof forMembers = [['/admin/feedback', texts(200), /pwned\(40\)/]]
  const visits: [Person, typeof forMembers][] = [
    [free, forAll],
    [pro, [...forAll, ...forMembers, ...forAuthors]],
    [await people.aTester(), [...forAll, ...forMembers]],
    [await people.anAdmin(), [...forAll, ...forMembers, ...forAdmins]],
  ]
  for (const [who, pages] of visits) {
    const ran: string[] = []
    const page = await open('/dashboard', { as: who, on: server, prepare: listen(ran) })
    for (const [path, shows, ready] of pages) {
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(ready)
      const shown = await textOf(page)
      expect
        .soft(
          shows.filter((one) => !shown.includes(plain(one))),
          `as ${who.user.role} at ${path}`,
        )
        .toEqual([])
      await expectHarmless(page)
    }
    await page.getByRole('button', { name: /Notifications/ }).click()
    await expectHarmless(page)
    expect(ran).toEqual([])
    await page.close()
  }
  expect(server.faults).toEqual([])
  await server.stop()
})
