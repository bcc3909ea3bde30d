import { anArticle, type Library } from '#tests/support/browser/library.ts'
import { aTone } from '#tests/support/browser/tone.ts'

export const article = (title: string) => async (library: Library) => `/article/${(await library.articleNamed(title)).article_id}`

export const quizOn = (title: string) => async (library: Library) => `/quiz/${await quizId(library, title)}`

export const discussionOf = (title: string) => async (library: Library) =>
  `/community/quiz-forums/${await quizId(library, title)}`

export async function recordedArticle(library: Library): Promise<string> {
  const long = Array.from({ length: 30 }, () => 'A paragraph to scroll.').join('\n\n')
  const [id = ''] = await library.publish(library.aFreeDay(), [
    anArticle('To hear', { analysis_text: { past: long, future: long } }),
  ])
  for (const language of ['en', 'hi']) await library.record(id, language, aTone(60))
  return `/article/${id}`
}

const quizId = async (library: Library, title: string) => (await library.articleNamed(title)).potential_questions?.quiz_id
