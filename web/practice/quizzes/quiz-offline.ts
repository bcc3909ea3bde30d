import type { Quiz } from '#contract/practice/quizzes.ts'
import { offlineArticleOfQuiz } from '#web/reading/articles/api.ts'

/**
 * A downloaded article contains its quiz.
 * @throws `otherwise` if not on this device
 */
export async function readQuizOffline(quizId: string, otherwise: Error): Promise<Quiz> {
  const article = await offlineArticleOfQuiz(quizId)
  if (!article?.potential_questions) throw otherwise
  const { article_id, title, title_translated, daily_entries: daily_entry, quiz_title, quiz_title_translated } = article
  return {
    quiz_id: quizId,
    title: quiz_title,
    title_translated: quiz_title === title ? title_translated : quiz_title_translated,
    article: { article_id, title, title_translated, daily_entry },
    quiz_questions: article.potential_questions.prelims_quiz,
  }
}
