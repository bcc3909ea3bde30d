import type { Language } from '#contract/languages.ts'
import { Mp3 } from '#server/newsroom/engines/mp3.ts'
import { durationMs, faultOfSound, type Sound, silence } from '#server/newsroom/engines/sound.ts'
import type { Voice } from '#server/newsroom/engines/speech.ts'
import { pieces, spoken } from '#server/newsroom/engines/spoken.ts'
import type { Term, Translator } from '#server/newsroom/engines/translation.ts'
import { faultOf } from '#server/newsroom/engines/translation-check.ts'
import { ExternalServiceError } from '#server/platform/http/external-call.ts'
import type { Block, SpokenBlock, Target } from './rules.ts'

/** Where translated paragraphs, and sound that was paid for, are kept until all is done. */
export interface TranslationMeans {
  translator: Translator
  to: Target
  terms: Term[]
  keyOf(block: Block, terms: Term[]): string
  known(keys: string[]): Promise<Map<string, string>>
  keep(blocks: Map<string, string>): Promise<void>
  progress(done: number): Promise<void>
  signal: AbortSignal
}

export interface Translated {
  /** By place. */
  texts: Map<string, string>
  /** What was wrong with the paragraphs that stay in English. */
  faults: string[]
}

/**
 * Translates paragraphs, several with each question; what is known is not asked again. One that comes back wrong is tried once more by
 * itself, and then stays in English.
 * @throws EngineFailure when the service is away or refuses: what is done until then is kept
 */
export async function translateBlocks(blocks: Block[], means: TranslationMeans): Promise<Translated> {
  const keys = new Map(blocks.map((block) => [block.place, means.keyOf(block, termsIn([block], means.terms))]))
  const known = await means.known([...keys.values()])
  const texts = new Map<string, string>()
  for (const { place } of blocks) {
    const text = known.get(keys.get(place) ?? '')
    if (text !== undefined) texts.set(place, text)
  }
  await means.progress(texts.size)
  const faults: string[] = []
  let given = texts.size
  const take = async (found: Found[]) => {
    const good = found.filter((one): one is Found & { text: string } => one.text !== undefined)
    for (const { block, text } of good) texts.set(block.place, text)
    await means.keep(new Map(good.map(({ block, text }) => [keys.get(block.place) ?? '', text])))
    return found.filter(({ text }) => text === undefined)
  }
  for (const batch of batches(
    blocks.filter(({ place }) => !texts.has(place)),
    means.translator.most,
  )) {
    const wrong = await take(await ask(batch, means))
    for (const { block, fault } of wrong) {
      // One alone has been tried alone already when nothing else was with it, but once is not twice.
      const [still] = await take(await ask([block], means))
      if (still) faults.push(still.fault ?? fault ?? 'unknown')
    }
    given += batch.length
    await means.progress(given)
  }
  return { texts, faults }
}

function batches(blocks: Block[], most: number): Block[][] {
  const all: Block[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const block of blocks) {
    if (size + block.text.length > most) {
      all.push([])
      size = 0
    }
    all.at(-1)?.push(block)
    size += block.text.length
  }
  return all
}

const termsIn = (blocks: Block[], terms: Term[]): Term[] => {
  const text = blocks.map((block) => block.text.toLowerCase()).join('\n')
  return terms.filter(({ en }) => text.includes(en.toLowerCase()))
}

interface Found {
  block: Block
  text?: string
  fault?: string
}

/** Marks and line breaks stay here: what is not sent cannot be broken. */
const LINE = /^(\s*(?:(?:#{1,6}|[-*•]|\d{1,3}[.)])\s+)*)(.*)$/s

async function ask(blocks: Block[], means: TranslationMeans): Promise<Found[]> {
  const { translator, to } = means
  const cut = blocks.map((block) =>
    block.text.split('\n').map((line) => {
      const [, mark = '', rest = ''] = LINE.exec(line) ?? []
      return { mark, parts: /\p{L}/u.test(rest) ? pieces(rest, translator.most, 'en') : [], rest }
    }),
  )
  const sent = cut.flatMap((lines) => lines.flatMap(({ parts }) => parts))
  try {
    const answers = await translator.translate(sent, to, termsIn(blocks, means.terms), means.signal)
    let at = 0
    return blocks.map((block, index) => {
      const faults: string[] = []
      const lines = (cut[index] ?? []).map(({ mark, parts, rest }) => {
        if (parts.length === 0) return mark + rest
        const said = parts.map((part) => {
          const answer = answers[at++]
          const fault = answer === undefined ? 'left out' : faultOf(part, answer, to)
          if (fault) faults.push(fault)
          return answer ?? ''
        })
        return mark + said.join(' ')
      })
      return faults[0] ? { block, fault: faults[0] } : { block, text: lines.join('\n') }
    })
  } catch (error) {
    if (!(error instanceof ExternalServiceError) || error.kind === 'away' || error.kind === 'refused') throw error
    if (error.kind === 'unusable' || blocks.length === 1) return blocks.map((block) => ({ block, fault: 'no usable answer' }))
    const half = Math.ceil(blocks.length / 2)
    return [...(await ask(blocks.slice(0, half), means)), ...(await ask(blocks.slice(half), means))]
  }
}

export interface RecordingMeans {
  voice: Voice
  /** Sound that was paid for in an earlier try. */
  known(text: string, language: Language): Promise<Sound | undefined>
  keep(text: string, language: Language, sound: Sound): Promise<void>
  progress(done: number): Promise<void>
  signal: AbortSignal
}

export interface Recording {
  bytes: Uint8Array
  durationMs: number
}

/** Between paragraphs. */
const PAUSE_MS = 450
/** Within one that was too long for one question. */
const BREATH_MS = 120

/** Reads paragraphs aloud into one MP3. @throws EngineFailure */
export async function recordBlocks(blocks: SpokenBlock[], means: RecordingMeans): Promise<Recording> {
  const { voice, signal } = means
  let mp3: Mp3 | undefined
  let rate = 0
  let samples = 0
  const write = (part: Int16Array<ArrayBuffer>) => {
    samples += part.length
    mp3?.write(part)
  }
  try {
    for (const [index, { language, text }] of blocks.entries()) {
      for (const [n, piece] of pieces(spoken(text, language), voice.most, language).entries()) {
        if (!/[\p{L}\p{N}]/u.test(piece)) continue
        const sound = await soundOf(piece, language, means)
        signal.throwIfAborted()
        rate ||= sound.rate
        if (sound.rate !== rate)
          throw new ExternalServiceError('unusable', 'The service changes the sample rate from text to text')
        mp3 ??= new Mp3(rate, voice.isEmbedded ? 32 : 48)
        if (samples > 0) write(silence(rate, n === 0 ? PAUSE_MS : BREATH_MS))
        write(sound.samples)
      }
      await means.progress(index + 1)
    }
    if (!mp3) throw new ExternalServiceError('unusable', 'There was nothing to read')
    return { bytes: await mp3.end(), durationMs: durationMs({ rate, samples: { length: samples } }) }
  } catch (error) {
    await mp3?.stop()
    throw error
  }
}

async function soundOf(text: string, language: Language, { voice, known, keep, signal }: RecordingMeans): Promise<Sound> {
  const before = await known(text, language)
  if (before) return before
  const sound = await voice.speak(text, language, signal)
  const fault = faultOfSound(text, sound)
  if (fault) throw new ExternalServiceError('unusable', `The recording is refused: ${fault}`)
  await keep(text, language, sound)
  return sound
}
