import { quizzes } from '#contract/practice/quizzes.ts'
import { articles } from '#contract/reading/articles.ts'
import { bookmarks } from '#contract/reading/bookmarks.ts'
import { readSettings } from '#server/settings/settings.ts'
import type { BareRead } from './support/bare-reader.ts'
import { Client } from './support/calls.ts'
import { compareServers } from './support/compare.ts'
import type { Figure } from './support/figures.ts'
import { FRESH_UUID } from './support/fresh-uuid.ts'
import type { Load } from './support/load.ts'
import { SERVER_CORE } from './support/processes.ts'
import { signIn, startProgram, startServer } from './support/server.ts'

const TARGET = 0.25

interface Article {
  article_id: string
  potential_questions: { quiz_id: string; prelims_quiz: { question_id: string }[] }
}

/** The cost of taking quizzes, compared with a bare server that reads one row by its key. Every attempt is a new one. */
export async function measurePractise(databaseUrl: string): Promise<Figure[]> {
  const product = await startServer({ databaseUrl, core: SERVER_CORE })
  try {
    const headers = await signIn(product.origin, 'pro')
    const article = await articleWithQuiz(product.origin, headers)
    const bareRead: BareRead = { databaseUrl, connections: readSettings({}).databasePool, articleId: article.article_id }
    const bare = await startProgram('bench/support/bare-reader.ts', SERVER_CORE, { BARE_READ: JSON.stringify(bareRead) })
    try {
      const figures: Figure[] = []
      for (const [name, asked] of casesFor(article, headers)) {
        const { share, told } = await compareServers(
          { server: product, asked },
          { server: bare, asked: { path: '/', headers: {}, status: 200 } },
        )
        const note = `of bare node:http that reads one row; ${told}`
        figures.push({ name, value: share, unit: '×', target: { atLeast: TARGET }, note })
      }
      return figures
    } finally {
      await bare.stop()
    }
  } finally {
    await product.stop()
  }
}

function casesFor({ article_id, potential_questions }: Article, headers: Record<string, string>): [string, Load][] {
  const attempt = {
    quizId: potential_questions.quiz_id,
    answers: potential_questions.prelims_quiz.map(({ question_id }) => ({ questionId: question_id, selectedOption: 'A' })),
    timeTakenSeconds: 60,
    attemptKey: FRESH_UUID,
  }
  return [
    ['bookmark status', { path: bookmarks.status.path.replace(':articleId', article_id), headers, status: 200 }],
    [
      'quiz submit',
      {
        path: quizzes.submit.path,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(attempt),
        status: 200,
      },
    ],
  ]
}

async function articleWithQuiz(origin: string, headers: Record<string, string>): Promise<Article> {
  const client = new Client(origin, headers)
  try {
    const { data } = JSON.parse((await client.get('/api/entries?limit=1')).body) as { data: { articles: Article[] }[] }
    const articleId = data[0]?.articles[0]?.article_id
    if (!articleId) throw new Error('There is no article to practise with')
    return JSON.parse((await client.get(articles.read.path.replace(':articleId', articleId))).body).data
  } finally {
    client.close()
  }
}
