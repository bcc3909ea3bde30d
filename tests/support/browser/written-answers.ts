import type { Answer, Written } from '#contract/practice/writing.ts'
import type { Article } from '#contract/reading/articles.ts'
import { newClientKey } from '#web/platform/client-key.ts'
import { anArticle, type Library } from './library.ts'
import type { Person } from './people.ts'
import type { E2eServer } from './server.ts'

/** 10 marks, two key demands. @returns its id */
export async function anArticleThatAsks(library: Library, day: string, question: string, parts: Record<string, unknown> = {}) {
  const mains = { question, answer: '### Causes\nMany.\n\n### Effects\nMore.', marks: 10, key_demands: DEMANDS }
  const [articleId = ''] = await library.publish(day, [
    anArticle(`About: ${question}`, { mains_model_answers: [mains], ...parts }),
  ])
  return articleId
}

const DEMANDS = [4, 3, 2, 1].map((marks, n) => ({ point: `Point ${n + 1}`, marks }))

export async function writerOf(server: E2eServer, as: Person, articleId: string) {
  const { data } = await server.call<{ data: Article }>('GET', `/api/articles/${articleId}`, { as })
  const question_key = data.mains_model_answers[0]?.question_key ?? ''
  const send = async (method: string, end: string, written: Partial<Written>, answerId: string) => {
    const body = { article_id: articleId, question_key, text: '', seconds: 60, revision: 0, ...written }
    return (await server.call<{ data: Answer }>(method, `/api/writing/answers/${answerId}${end}`, { as, body })).data
  }
  return {
    deskPath: `/write/q/${articleId}/${question_key}`,
    begin: (text: string) => send('PUT', '', { text }, newClientKey()),
    giveUp: () => send('POST', '/give-up', {}, newClientKey()),
    /** @param scores in hundredths, one per key demand */
    submit: async (text: string, seconds: number, scores?: number[]) => {
      const { answer_id } = await send('POST', '/submit', { text, seconds }, newClientKey())
      if (scores) await server.call('PUT', `/api/writing/answers/${answer_id}/scores`, { as, body: { scores } })
      return answer_id
    },
  }
}
