import { LANGUAGES, type Language, TARGETS } from '#contract/languages.ts'
import { ExternalServiceError } from '#server/platform/http/external-call.ts'
import type { EngineSettings } from '#server/settings/engine-settings.ts'
import { type Espeak, findEspeak } from './espeak.ts'
import { embeddedVoice, openAiVoice, sarvamVoice, type Voice } from './speech.ts'
import { chatTranslator, sarvamTranslator, type Translator } from './translation.ts'

/** What is known of one engine, for people who run the product. */
export interface EngineNote {
  kind: 'text' | 'audio'
  engine: string
  model: string | null
  state: 'ready' | 'not_configured' | 'not_found' | 'paused'
  paused_until: string | null
  languages: Language[]
  says: string
}

/** What translates and reads aloud here. An engine that asked for rest, or refused us, is left alone for a while by all that use it. */
export interface Engines {
  translator: Translator | undefined
  /** @returns nothing where no voice reads this language */
  voiceFor(language: Language): Promise<Voice | undefined>
  describe(now: Date): Promise<EngineNote[]>
  close(): void
}

const REFUSED_REST_MS = 60_000

export function openEngines(settings: EngineSettings): Engines {
  const rests = new Map<string, Rest>()
  const translator = settings.translation && resting(makeTranslator(settings.translation), 'translate', 'translation', rests)
  const service = settings.speech && resting(makeVoice(settings.speech), 'speak', 'speech', rests)
  let espeak: Promise<Espeak | undefined> | undefined
  const embedded = () => (espeak ??= settings.embeddedVoice ? findEspeak() : Promise.resolve(undefined))
  return {
    translator: translator ?? undefined,
    voiceFor: async (language) => {
      if (service && settings.speech?.languages.includes(language)) return service
      const found = await embedded()
      return found && embeddedVoice(found)
    },
    describe: async (now) => {
      const pause = (name: string): Pick<EngineNote, 'state' | 'paused_until'> => {
        const rest = rests.get(name)
        if (!rest || rest.until <= now.getTime()) return { state: 'ready', paused_until: null }
        return { state: 'paused', paused_until: new Date(rest.until).toISOString() }
      }
      const found = await embedded()
      return [
        translator ? { ...aService('text', translator, TARGETS), ...pause('translation') } : NO_TRANSLATION,
        ...(service && settings.speech ? [{ ...aService('audio', service, settings.speech.languages), ...pause('speech') }] : []),
        embeddedNote(settings, found),
      ]
    },
    close: () => void espeak?.then((found) => found?.close()),
  }
}

const makeTranslator = (service: NonNullable<EngineSettings['translation']>): Translator =>
  service.kind === 'sarvam' ? sarvamTranslator(service) : chatTranslator(service)

const makeVoice = (service: NonNullable<EngineSettings['speech']>): Voice =>
  service.kind === 'sarvam' ? sarvamVoice(service) : openAiVoice(service)

interface Rest {
  until: number
  failure: ExternalServiceError
}

/** Puts a rest between a refusal, or a word to wait, and the next question. */
function resting<Name extends 'translate' | 'speak', E extends Record<Name, (...given: never[]) => Promise<unknown>>>(
  engine: E,
  verb: Name,
  name: string,
  rests: Map<string, Rest>,
): E {
  const ask = engine[verb] as unknown as (...given: unknown[]) => Promise<unknown>
  const rested = async (...given: unknown[]) => {
    const rest = rests.get(name)
    const left = rest ? rest.until - Date.now() : 0
    if (rest && left > 0) throw new ExternalServiceError(rest.failure.kind, rest.failure.message, left, true)
    try {
      return await ask(...given)
    } catch (error) {
      if (error instanceof ExternalServiceError) {
        const ms = error.kind === 'refused' ? REFUSED_REST_MS : (error.retryAfterMs ?? 0)
        if (ms > 0) rests.set(name, { until: Date.now() + ms, failure: error })
      }
      throw error
    }
  }
  return { ...engine, [verb]: rested }
}

const NO_TRANSLATION: EngineNote = {
  kind: 'text',
  engine: 'none',
  model: null,
  state: 'not_configured',
  paused_until: null,
  languages: [],
  says: 'Translation is not configured: set TRANSLATION_URL and TRANSLATION_MODEL.',
}

const aService = (kind: EngineNote['kind'], { engine, model }: Translator | Voice, languages: Language[]) => ({
  kind,
  engine,
  model,
  languages,
  says: `${engine === 'sarvam' ? 'Sarvam' : 'A service that speaks the OpenAI protocol'}, ${model}`,
})

function embeddedNote({ embeddedVoice, speech }: EngineSettings, found: Espeak | undefined): EngineNote {
  const languages = LANGUAGES.filter((language) => !speech?.languages.includes(language))
  const note = { kind: 'audio' as const, engine: 'espeak-ng', paused_until: null }
  if (!embeddedVoice)
    return { ...note, model: null, languages: [], state: 'not_configured', says: 'The built-in voice is turned off.' }
  if (!found)
    return {
      ...note,
      model: null,
      languages: [],
      state: 'not_found',
      says: 'No built-in voice was found: install espeak-ng, or the optional package of that name.',
    }
  const where = found.isSystem ? 'on this system' : 'as a package'
  return { ...note, model: found.version, languages, state: 'ready', says: `espeak-ng ${found.version} found ${where}` }
}
