import { LANGUAGES, type Language, TARGETS } from '#contract/languages.ts'
import { type ChatService, chatService } from '#server/platform/external/chat-service.ts'
import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import type { EngineSettings } from '#server/settings/engine-settings.ts'
import { type Espeak, findEspeak } from './espeak.ts'
import { embeddedVoice, openAiVoice, sarvamVoice, type Voice } from './speech.ts'
import { chatTranslator, sarvamTranslator, type Translator } from './translation.ts'

/** For admins. */
export interface EngineNote {
  kind: 'text' | 'audio'
  engine: string
  model: string | null
  state: 'ready' | 'not_configured' | 'not_found' | 'paused'
  paused_until: string | null
  languages: Language[]
  says: string
}

export interface Engines {
  translator: Translator | undefined
  /** `undefined` also where Sarvam translates. */
  chat: ChatService | undefined
  /** The same with the model and the patience for drafts. */
  drafting: ChatService | undefined
  voiceFor(language: Language): Promise<Voice | undefined>
  describe(now: Date): Promise<EngineNote[]>
  close(): void
}

const REJECTED_PAUSE_MS = 60_000

export function openEngines(settings: EngineSettings): Engines {
  const pauses = new Map<string, Pause>()
  const chat =
    settings.translation?.kind === 'openai'
      ? withPause(chatService(settings.translation), 'ask', 'translation', pauses)
      : undefined
  const drafting = settings.drafting ? withPause(chatService(settings.drafting), 'ask', 'translation', pauses) : undefined
  const translator = chat
    ? chatTranslator(chat)
    : settings.translation && withPause(sarvamTranslator(settings.translation), 'translate', 'translation', pauses)
  const service = settings.speech && withPause(makeVoice(settings.speech), 'speak', 'speech', pauses)
  let espeak: Promise<Espeak | undefined> | undefined
  const embedded = () => (espeak ??= settings.embeddedVoice ? findEspeak() : Promise.resolve(undefined))
  return {
    translator: translator ?? undefined,
    chat,
    drafting,
    voiceFor: async (language) => {
      if (service && settings.speech?.languages.includes(language)) return service
      const found = await embedded()
      return found && embeddedVoice(found)
    },
    describe: async (now) => {
      const pauseState = (name: string): Pick<EngineNote, 'state' | 'paused_until'> => {
        const pause = pauses.get(name)
        if (!pause || pause.until <= now.getTime()) return { state: 'ready', paused_until: null }
        return { state: 'paused', paused_until: new Date(pause.until).toISOString() }
      }
      const found = await embedded()
      return [
        translator ? { ...aService('text', translator, TARGETS), ...pauseState('translation') } : NO_TRANSLATION,
        ...(service && settings.speech
          ? [{ ...aService('audio', service, settings.speech.languages), ...pauseState('speech') }]
          : []),
        embeddedNote(settings, found),
      ]
    },
    close: () => void espeak?.then((found) => found?.close()),
  }
}

const makeVoice = (service: NonNullable<EngineSettings['speech']>): Voice =>
  service.kind === 'sarvam' ? sarvamVoice(service) : openAiVoice(service)

interface Pause {
  until: number
  failure: ExternalServiceError
}

/** Pauses an engine for all callers after a rejection or a `Retry-After`. */
function withPause<Name extends 'ask' | 'translate' | 'speak', E extends Record<Name, (...given: never[]) => Promise<unknown>>>(
  engine: E,
  verb: Name,
  name: string,
  pauses: Map<string, Pause>,
): E {
  const call = engine[verb] as unknown as (...given: unknown[]) => Promise<unknown>
  const callUnlessPaused = async (...given: unknown[]) => {
    const pause = pauses.get(name)
    const left = pause ? pause.until - Date.now() : 0
    if (pause && left > 0) throw new ExternalServiceError(pause.failure.kind, pause.failure.message, left, true)
    try {
      return await call(...given)
    } catch (error) {
      if (error instanceof ExternalServiceError) {
        const ms = error.kind === 'refused' ? REJECTED_PAUSE_MS : (error.retryAfterMs ?? 0)
        if (ms > 0) pauses.set(name, { until: Date.now() + ms, failure: error })
      }
      throw error
    }
  }
  return { ...engine, [verb]: callUnlessPaused }
}

const NO_TRANSLATION: EngineNote = {
  kind: 'text',
  engine: 'none',
  model: null,
  state: 'not_configured',
  paused_until: null,
  languages: [],
  says: 'Translation is not set up on this server: editors write the translations.',
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
