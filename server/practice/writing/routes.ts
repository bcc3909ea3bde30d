import { Readable } from 'node:stream'
import { writing } from '#contract/practice/writing.ts'
import { ANSWER_NOT_FOUND, NOT_REVEALED, PHOTO_NOT_FOUND, QUESTION_NOT_FOUND } from '#contract/practice/writing-rules.ts'
import type { Routes } from '#server/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { addPhoto } from './commands/add-photo.ts'
import { orderPhotos, removePhoto } from './commands/change-photos.ts'
import { finishAnswer } from './commands/finish-answer.ts'
import { openPhoto } from './commands/open-photo.ts'
import { removeAnswer } from './commands/remove-answer.ts'
import { saveDraft } from './commands/save-draft.ts'
import { scoreAnswer } from './commands/score-answer.ts'
import { answerFrom, draftsOf, historyOf, isFinished, ownAnswer } from './queries/answers.ts'
import { figuresOf } from './queries/figures.ts'
import { nextQuestions, questionWithAnswers } from './queries/questions.ts'

export const writingRoutes: Routes = (app, context) => {
  const { storage } = context
  const { allowances: quotas } = context.settings

  serve(app, context, writing.question, async ({ params }, { db, user }) => {
    const question = await questionWithAnswers(db, user.id, params.articleId, params.questionKey)
    if (!question) throw new HttpError(404, QUESTION_NOT_FOUND)
    return { data: question }
  })

  serve(app, context, writing.next, async (_, { db, user }) => ({ data: await nextQuestions(db, user.id) }))

  serve(app, context, writing.drafts, async (_, { db, user }) => ({ data: await draftsOf(db, user.id) }))

  serve(app, context, writing.history, ({ query }, { db, user }) => historyOf(db, user.id, query))

  serve(app, context, writing.figures, async ({ query }, { db, user }) => ({ data: await figuresOf(db, user, query) }))

  serve(app, context, writing.save, async ({ params: { answerId }, body: written }, { db, user, now }) => ({
    data: await saveDraft(db, { userId: user.id, answerId, written, quotas }, now),
  }))

  serve(app, context, writing.submit, async ({ params: { answerId }, body: written }, { db, user, now }) => ({
    data: await finishAnswer(db, { userId: user.id, answerId, written, quotas }, 'submitted', now),
  }))

  serve(app, context, writing.giveUp, async ({ params: { answerId }, body: written }, { db, user, now }) => ({
    data: await finishAnswer(db, { userId: user.id, answerId, written, quotas }, 'given_up', now),
  }))

  serve(app, context, writing.answer, async ({ params }, { db, user }) => {
    const answer = await ownAnswer(db, user.id, params.answerId)
    if (!answer) throw new HttpError(404, ANSWER_NOT_FOUND)
    if (!isFinished(answer)) throw new HttpError(409, NOT_REVEALED)
    return { data: answerFrom(answer) }
  })

  serve(app, context, writing.score, async ({ params, body }, { db, user, now }) => ({
    data: await scoreAnswer(db, user.id, params.answerId, body.scores, now),
  }))

  serve(app, context, writing.remove, ({ params }, { db, user }) => removeAnswer(db, storage, user.id, params.answerId))

  serve(app, context, writing.photo, async ({ params: { answerId, photoId } }, { db, user }) => {
    if (!(await ownAnswer(db, user.id, answerId))) throw new HttpError(404, PHOTO_NOT_FOUND)
    return openPhoto(db, storage, answerId, photoId)
  })

  serve(app, context, writing.orderPhotos, async ({ params, body }, { db, user }) => ({
    data: await orderPhotos(db, user.id, params.answerId, body.photo_ids),
  }))

  serve(app, context, writing.removePhoto, ({ params }, { db, user, now }) => removePhoto(db, storage, user.id, params, now))

  // Any content type: the content is checked, so a PDF gets its own message.
  void app.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, stream, done) => done(null, stream))
    serve(app, context, writing.addPhoto, async ({ params }, { db, user, now, request }) => {
      const source = request.body instanceof Readable ? request.body : Readable.from([])
      return { data: await addPhoto(db, { ...params, userId: user.id, source }, { storage, quotas }, now) }
    })
  })
}
