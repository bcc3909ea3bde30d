import type { Quiz } from '#contract/practice/quizzes.ts'
import { offlineArticleOfQuiz } from '#web/reading/articles/api.ts'

/**
 * A downloaded article contains its quiz.
 * @throws `otherwise` if not on this device
 */
export async function readQuizOffline(quizId: string, otherwise: Error): Promise<Quiz> {
  const article = await offlineArticleOfQuiz(quizId)
  if (!article?.potential_questions) throw otherwise
  const { article_id, title, daily_entries: daily_entry, quiz_title, potential_questions } = article
  return {
    quiz_id: quizId,
    title: quiz_title,
    article: { article_id, title, daily_entry },
    quiz_questions: potential_questions.prelims_quiz,
  }
}
