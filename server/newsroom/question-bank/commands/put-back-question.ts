import { NOT_RETIRED, SAME_IN_QUIZ } from '#contract/newsroom/question-bank/question-bank-rules.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { retiredQuestion } from '../queries/stored-questions.ts'
import { isSameWording, questionsIn } from '../rules.ts'
import { changeQuiz, lockQuestion } from './change-quiz.ts'

/** At its old place, also beside the question that replaced it. @throws HttpError 404, 409 */
export function putBackQuestion(
  db: Db,
  questionId: string,
  editor: { id: string; username: string },
  now: Date,
): Promise<{ question_id: string }> {
  return inTransaction(db, async (db) => {
    const open = await lockQuestion(db, questionId)
    const retired = await retiredQuestion(db, questionId)
    if (!retired) throw new HttpError(409, NOT_RETIRED)
    const { question, position } = retired
    const questions = questionsIn(open.article.upload)
    if (questions.some((one) => isSameWording(one, question))) throw new HttpError(409, SAME_IN_QUIZ)
    // Before the quiz is saved, which gives its old id only to a question that was put back.
    await db.updateTable('retired_questions').set({ put_back_at: now }).where('question_id', '=', questionId).execute()
    await changeQuiz(db, open, questions.toSpliced(position, 0, question), editor, now)
    const subject = { kind: 'question', id: questionId, name: question.question_text }
    await recordAudit(db, { actor: editor, action: 'question.put_back', subject, details: { article_id: open.articleId } }, now)
    return { question_id: questionId }
  })
}
