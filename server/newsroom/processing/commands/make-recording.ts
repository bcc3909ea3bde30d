import { Readable } from 'node:stream'
import type { Language } from '#contract/languages.ts'
import { type Audio, readWav, wavOf } from '#server/engines/audio.ts'
import { recordBlocks } from '#server/engines/record-blocks.ts'
import type { Voice } from '#server/engines/speech.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { storeGeneratedAudio } from '#server/reading/audio/commands/generated-audio.ts'
import * as rules from '../rules.ts'
import { StorageAway } from './failure-outcome.ts'
import { type Outcome, saveOutcome } from './finish-unit.ts'
import { hashOf } from './hash.ts'
import { saveRecording } from './save-result.ts'
import type { Work } from './worker-context.ts'

export async function makeRecording({ unit, article, context, signal, reportProgress }: Work): Promise<void> {
  const { db, queue, storage, engines, audioScope, now } = context
  const blocks = rules.speechBlocks(article, unit.language, audioScope)
  if (blocks.length === 0) return saveOutcome(db, queue, unit, { status: 'skipped', reason: 'no_translation' }, now())
  const voice = await engines.voiceFor(unit.language)
  if (!voice) return saveOutcome(db, queue, unit, { status: 'unavailable', reason: 'no_engine' }, now())

  const cache = speechCache(storage, voice)
  const { bytes, durationMs } = await recordBlocks(blocks, {
    ...cache,
    voice,
    reportProgress: reportProgress(blocks.length),
    signal,
  })
  const stored = await fromStorage(storeGeneratedAudio(storage, Readable.from([bytes])))
  const isMixed = blocks.some(({ language }) => language !== unit.language)
  const outcome: Outcome = {
    ...(isMixed ? { status: 'partial', reason: 'text_partial' } : { status: 'ready' }),
    origin: voice.isEmbedded ? 'embedded' : 'provider',
    engine: voice.engine,
    model: voice.model,
    made_of: unit.source_hash,
  }
  const file = { ...stored, duration_ms: durationMs, voice: voice.isEmbedded ? ('basic' as const) : ('ai' as const) }
  await saveRecording(db, unit, { outcome, file }, now())
  await cache.clear()
}

/** Keeps paid audio until the recording is complete, so a retry does not pay again. */
function speechCache(storage: Storage, voice: Voice) {
  const used = new Set<string>()
  const keyOf = (text: string, language: Language) => {
    const key = `speech-${hashOf([text, language, voice.engine, voice.model, voice.voiceIn(language)])}.wav`
    used.add(key)
    return key
  }
  return {
    findKnown: async (text: string, language: Language): Promise<Audio | undefined> => {
      const key = keyOf(text, language)
      if (voice.isEmbedded || !(await fromStorage(storage.has(key)))) return undefined
      const parts: Buffer[] = []
      for await (const part of storage.open(key)) parts.push(part)
      return readWav(Buffer.concat(parts))
    },
    save: async (text: string, language: Language, audio: Audio): Promise<void> => {
      if (voice.isEmbedded) return
      const received = await fromStorage(storage.receive(Readable.from([wavOf(audio)]), Number.MAX_SAFE_INTEGER))
      await fromStorage(received.keep(keyOf(text, language)))
    },
    clear: async (): Promise<void> => {
      if (!voice.isEmbedded) for (const key of used) await storage.remove(key)
    },
  }
}

const fromStorage = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause) => {
    throw new StorageAway('The file could not be stored', { cause })
  })
