import { AUDIO_NOT_FOUND } from '#contract/reading/audio.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Recording } from '../rules.ts'
import { type Actor, changeAudio } from './change-audio.ts'

export async function deleteAudio(db: Db, recording: Recording, by: Actor, now: Date): Promise<void> {
  await changeAudio(db, recording, { actor: by, action: 'audio.removed' }, now, async (db) => {
    const gone = await db
      .deleteFrom('audio_files')
      .where('article_id', '=', recording.articleId)
      .where('language', '=', recording.language)
      .returning('article_id')
      .execute()
    if (gone.length === 0) throw new HttpError(404, AUDIO_NOT_FOUND)
  })
}
