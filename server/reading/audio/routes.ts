import type { Readable } from 'node:stream'
import {
  AUDIO_AWAY,
  AUDIO_FORBIDDEN,
  AUDIO_NOT_FOUND,
  AUDIO_TICKET_EXPIRED,
  AUDIO_TYPES,
  audio,
} from '#contract/reading/audio.ts'
import { can } from '#contract/roles.ts'
import { findTicketHolder, ticketHolderOf } from '#server/accounts/sessions/commands/find-ticket-holder.ts'
import type { Routes } from '#server/context.ts'
import type { Db } from '#server/db/open.ts'
import { secretFor } from '#server/platform/auth/secrets.ts'
import { createSignedToken, verifySignedToken } from '#server/platform/auth/signed-token.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { Media } from '#server/platform/http/media.ts'
import { serve } from '#server/platform/http/serve.ts'
import { whileAllowed } from '#server/platform/http/while-allowed.ts'
import { deleteAudio } from './commands/delete-audio.ts'
import { saveAudio } from './commands/save-audio.ts'
import { audioFile, isFor } from './queries.ts'
import { purposeOf, type Recording, TICKET_MS } from './rules.ts'

export const audioRoutes: Routes = (app, context) => {
  const { storage, settings } = context
  const listening = async (recording: Recording) => ({
    secret: await secretFor(context.db, 'tickets'),
    what: purposeOf(recording),
  })

  const isStored = (key: string) =>
    storage.has(key).catch((error) => {
      throw new HttpError(503, AUDIO_AWAY, { retryAfter: 5, cause: error })
    })

  /** A file may be lost after restoring a backup without recordings. */
  const fileFor = async (db: Db, recording: Recording, role: string) => {
    const file = await audioFile(db, recording)
    if (!file || !isFor(role, file) || !(await isStored(file.storage_key))) throw new HttpError(404, AUDIO_NOT_FOUND)
    return file
  }

  serve(app, context, audio.address, async ({ params }, { db, user, now }) => {
    await fileFor(db, params, user.role)
    const until = new Date(now.getTime() + TICKET_MS)
    const ticket = createSignedToken(await listening(params), await ticketHolderOf(db, user.sessionId), until)
    const url = `/api/audio/${params.articleId}/${params.language}?ticket=${ticket}`
    return { data: { url, expires_at: until.toISOString() } }
  })

  serve(app, context, audio.listen, async ({ params, query: { ticket } }, { db, user, now }) => {
    const holder = ticket ? verifySignedToken(await listening(params), ticket, now) : undefined
    const holderRole = () => findTicketHolder(db, holder ?? '', settings.sessionLimits, context.now())
    const role = holder ? await holderRole() : user?.role
    if (!role && ticket) throw new HttpError(403, AUDIO_TICKET_EXPIRED)
    if (!role || !can(role, 'proStudy')) throw new HttpError(403, AUDIO_FORBIDDEN)
    const file = await fileFor(db, params, role)
    return new Media({
      contentType: file.content_type,
      bytes: file.bytes,
      hash: file.storage_key,
      open: (range) => {
        const source = storage.open(file.storage_key, range)
        return holder ? whileAllowed(source, async () => can(await holderRole(), 'proStudy'), context.now) : source
      },
    })
  })

  serve(app, context, audio.remove, ({ params }, { db, user, now }) => deleteAudio(db, params, user, now))

  void app.register(async (app) => {
    app.addContentTypeParser([...AUDIO_TYPES], (_request, stream, done) => done(null, stream))
    serve(app, context, audio.save, async ({ params }, { db, user, now, request }) => {
      if (!(AUDIO_TYPES as readonly (string | undefined)[]).includes(request.headers['content-type']))
        throw new HttpError(415, `The body must be one of ${AUDIO_TYPES.join(', ')}`)
      return { data: await saveAudio(db, storage, params, request.body as Readable, user, now) }
    })
  })
}
