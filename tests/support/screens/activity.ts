import type { StudySession } from '#contract/practice/study-session.ts'
import type { Article } from '#contract/reading/articles.ts'
import { aForum } from '#tests/support/browser/forums.ts'
import { IN_ENGLISH_ONLY, type Library } from '#tests/support/browser/library.ts'
import type { People, Person } from '#tests/support/browser/people.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'

/** Each function returns the URL to open. */

export async function articleLeftMidway(library: Library, _people: People, server: E2eServer, as?: Person): Promise<string> {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  await server.call('PUT', `/api/progress/${article_id}/position`, { as, body: { position: 0.5 } })
  return `/article/${article_id}`
}

/** One article is read, the next one begun. */
export async function sessionLeftMidway(_library: Library, _people: People, server: E2eServer, as?: Person): Promise<string> {
  const { data } = await server.call<{ data: StudySession }>('GET', '/api/today', { as })
  const [first, second] = data.steps.flatMap((step) => (step.kind === 'read' ? [step.article_id] : []))
  await server.call('POST', `/api/progress/${first}`, { as })
  await server.call('POST', `/api/progress/${first}/finished`, { as })
  await server.call('PUT', `/api/progress/${second}/position`, { as, body: { position: 0.4 } })
  return '/dashboard'
}

/** Everything read and the rest skipped. */
export async function sessionDone(_library: Library, _people: People, server: E2eServer, as?: Person): Promise<string> {
  const { data } = await server.call<{ data: StudySession }>('GET', '/api/today', { as })
  for (const step of data.steps) {
    if (step.kind === 'read') {
      await server.call('POST', `/api/progress/${step.article_id}`, { as })
      await server.call('POST', `/api/progress/${step.article_id}/finished`, { as })
    } else await server.call('PUT', '/api/today/skipped', { as, body: { day: data.day, step: step.step, skipped: true } })
  }
  return '/dashboard'
}

export async function quizAttempt(library: Library, _people: People, server: E2eServer, as?: Person): Promise<string> {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const { data } = await server.call<{ data: Article }>('GET', `/api/articles/${article_id}`, { as })
  const quiz = data.potential_questions
  const body = {
    quizId: quiz?.quiz_id,
    answers: quiz?.prelims_quiz.map(({ question_id }) => ({ questionId: question_id, selectedOption: 'A' })),
    timeTakenSeconds: 60,
    attemptKey: crypto.randomUUID(),
  }
  const sent = await server.call<{ data: { attemptId: string } }>('POST', '/api/quiz-history/submit', { as, body })
  return `/quiz-history/${sent.data.attemptId}`
}

/** Twelve posts, some with four replies. */
export async function busyForum(_library: Library, people: People, server: E2eServer): Promise<string> {
  const forum = await aForum(server, people, 'Polity, governance and the Constitution')
  const [one, other] = [await people.comesBack('pro'), await people.comesBack('tester')]
  for (let place = 0; place < 12; place++) {
    const root = await forum.post(place % 2 ? one : other, `What is Article ${place}? ${'It says a lot. '.repeat(place * 3)}`)
    if (place % 3 === 0) for (const words of ['One', 'Two', 'Three', 'Four']) await forum.post(other, words, root)
  }
  return forum.path
}

export async function sentFeedback(_library: Library, _people: People, server: E2eServer, as?: Person): Promise<string> {
  const body = { subject: 'Audio stops in the middle', message: 'After two minutes. '.repeat(20) }
  const { data } = await server.call<{ data: { tracking_id: string } }>('POST', '/api/feedback', { as, body })
  return `/feedback/track/${data.tracking_id}`
}

export const thrice =
  (act: typeof sentFeedback, path: string): typeof sentFeedback =>
  async (...world) => {
    for (let time = 0; time < 3; time++) await act(...world)
    return path
  }
