import {
  ALREADY_RETIRED,
  BANK_QUESTION_NOT_FOUND,
  LAST_OF_QUIZ,
  SAME_QUESTION,
} from '#contract/newsroom/question-bank/question-bank-rules.ts'
import type { Retirement } from '#contract/newsroom/question-bank.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { idsInQuiz, retiredQuestion } from '../queries/stored-questions.ts'
import { isSameQuestion, questionsIn, type UploadedQuestion } from '../rules.ts'
import { changeQuiz, lockQuestion } from './change-quiz.ts'
import { indexQuestions } from './index-questions.ts'

interface Editor {
  id: string
  username: string
}

/** As an edit of the day, so that attempts keep their edition of the quiz. @throws HttpError 404, 409, 422 */
export function retireQuestion(
  db: Db,
  questionId: string,
  { kind, reason, replacement }: Retirement,
  editor: Editor,
  now: Date,
): Promise<{ replaced_by: string | null }> {
  return inTransaction(db, async (db) => {
    const open = await lockQuestion(db, questionId)
    const { articleId, article } = open
    const questions = questionsIn(article.upload)
    const position = (await idsInQuiz(db, articleId)).indexOf(questionId)
    const question = questions[position]
    if (!question) throw await refusalOf(db, questionId)
    if (replacement && isSameQuestion(question, replacement)) throw new HttpError(422, SAME_QUESTION)
    if (!replacement && questions.length === 1) throw new HttpError(409, LAST_OF_QUIZ)
    await indexQuestions(db, [articleId])
    await storeRetired(db, { question_id: questionId, article_id: articleId, position, question }, { kind, reason }, editor, now)
    await changeQuiz(db, open, questions.toSpliced(position, 1, ...(replacement ? [replacement] : [])), editor, now)
    const replaced_by = replacement ? ((await idsInQuiz(db, articleId))[position] ?? null) : null
    await db.updateTable('retired_questions').set({ replaced_by }).where('question_id', '=', questionId).execute()
    const subject = { kind: 'question', id: questionId, name: question.question_text }
    const details = { kind, reason, article_id: articleId, ...(replaced_by && { replaced_by }) }
    await recordAudit(db, { actor: editor, action: 'question.retired', subject, details }, now)
    return { replaced_by }
  })
}

const refusalOf = async (db: Db, questionId: string) =>
  (await retiredQuestion(db, questionId)) ? new HttpError(409, ALREADY_RETIRED) : new HttpError(404, BANK_QUESTION_NOT_FOUND)

interface Place {
  question_id: string
  article_id: string
  position: number
  question: UploadedQuestion
}

async function storeRetired(
  db: Db,
  place: Place,
  why: Pick<Retirement, 'kind' | 'reason'>,
  editor: Editor,
  now: Date,
): Promise<void> {
  const { question_id, article_id, ...row } = place
  const written = {
    ...row,
    ...why,
    question: JSON.stringify(place.question),
    retired_at: now,
    retired_by: editor.id,
    replaced_by: null,
    put_back_at: null,
  }
  await db
    .insertInto('retired_questions')
    .values({ question_id, article_id, ...written })
    .onConflict((conflict) => conflict.column('question_id').doUpdateSet(written))
    .execute()
  await db.updateTable('bank_questions').set({ is_retired: true }).where('question_id', '=', question_id).execute()
}
