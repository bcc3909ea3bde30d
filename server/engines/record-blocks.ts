import type { Language } from '#contract/languages.ts'
import type { SpeechBlock } from '#contract/newsroom/translations.ts'
import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import { type Audio, audioFault, durationMs, silence } from './audio.ts'
import { Mp3 } from './mp3.ts'
import type { Voice } from './speech.ts'
import { speechText, splitText } from './speech-text.ts'

interface RecordingContext {
  voice: Voice
  /** Audio of an earlier attempt, already paid for. */
  findKnown(text: string, language: Language): Promise<Audio | undefined>
  save(text: string, language: Language, audio: Audio): Promise<void>
  reportProgress(done: number): Promise<void>
  signal: AbortSignal
}

interface Recording {
  bytes: Uint8Array
  durationMs: number
}

/** Between paragraphs. */
const PAUSE_MS = 450
/** Within a paragraph that was split. */
const SHORT_PAUSE_MS = 120

/** @throws ExternalServiceError */
export async function recordBlocks(blocks: SpeechBlock[], context: RecordingContext): Promise<Recording> {
  const { voice, signal } = context
  let mp3: Mp3 | undefined
  let rate = 0
  let samples = 0
  const write = (part: Int16Array<ArrayBuffer>) => {
    samples += part.length
    mp3?.write(part)
  }
  try {
    for (const [index, { language, text }] of blocks.entries()) {
      for (const [n, piece] of splitText(speechText(text, language), voice.most, language).entries()) {
        if (!/[\p{L}\p{N}]/u.test(piece)) continue
        const audio = await audioOf(piece, language, context)
        signal.throwIfAborted()
        rate ||= audio.rate
        if (audio.rate !== rate)
          throw new ExternalServiceError('unusable', 'The service changes the sample rate from text to text')
        mp3 ??= new Mp3(rate, voice.isEmbedded ? 32 : 48)
        if (samples > 0) write(silence(rate, n === 0 ? PAUSE_MS : SHORT_PAUSE_MS))
        write(audio.samples)
      }
      await context.reportProgress(index + 1)
    }
    if (!mp3) throw new ExternalServiceError('unusable', 'There was nothing to read')
    return { bytes: await mp3.end(), durationMs: durationMs({ rate, samples: { length: samples } }) }
  } catch (error) {
    await mp3?.stop()
    throw error
  }
}

async function audioOf(text: string, language: Language, { voice, findKnown, save, signal }: RecordingContext): Promise<Audio> {
  const known = await findKnown(text, language)
  if (known) return known
  const audio = await voice.speak(text, language, signal)
  const fault = audioFault(text, audio)
  if (fault) throw new ExternalServiceError('unusable', `The recording is refused: ${fault}`)
  await save(text, language, audio)
  return audio
}
