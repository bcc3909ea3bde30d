import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { audio } from '#contract/reading/audio.ts'
import { aRecording, audioCalls, RECORDING, upload } from '#tests/support/fixtures/recordings.ts'
import { testApp } from '#tests/support/server/app.ts'
import { deleteUnusedAudio } from './commands/delete-unused-audio.ts'

const app = testApp()
const { listen, files, recorded } = audioCalls(app)
const MINUTE = 60_000

describe('removing unused recordings', () => {
  const DAY_MS = 86_400_000
  const written = (name: string, ageMs: number) => {
    const at = new Date(app.now.getTime() - ageMs)
    utimesSync(join(app.storageFolder, name), at, at)
  }
  /** Stores a file without a row. */
  const leftover = async (key: string, ageMs: number) => {
    const received = await app.storage.receive(Readable.from([aRecording(50)]), 1000)
    await received.keep(key)
    written(key, ageMs)
  }

  test('removes files without a row after a day, and no others', async () => {
    const { reader, articleId } = await recorded()
    const [inUse = ''] = files()
    written(inUse, 30 * DAY_MS)
    await leftover('old.mp3', DAY_MS + MINUTE)
    await leftover('.arriving-old', 2 * DAY_MS)
    await leftover('young.mp3', DAY_MS - MINUTE)
    await deleteUnusedAudio(app.db, app.storage, app.now)
    expect(files().toSorted()).toEqual([inUse, 'young.mp3'].toSorted())
    expect((await listen(reader, articleId)).rawPayload).toEqual(RECORDING)
  })

  test('removes the file of a replaced or deleted recording after a day', async () => {
    const { admin, articleId } = await recorded()
    await upload(app, admin, { articleId }, aRecording(2000))
    expect(files()).toHaveLength(2)
    await app.call(audio.remove, { as: admin, params: { articleId, language: 'en' } })
    for (const name of files()) written(name, 2 * DAY_MS)
    await deleteUnusedAudio(app.db, app.storage, app.now)
    expect(files()).toEqual([])
  })
})
