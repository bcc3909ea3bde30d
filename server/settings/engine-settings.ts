import { z } from 'zod'
import { byLanguage, ENGLISH_NAMES, LANGUAGES, type Language } from '#contract/languages.ts'
import { choice, type Env, flag, isNear, optional, parseEnv, SettingError, webUrl, whole, withoutSlash } from './env.ts'

export interface Service {
  url: string
  key: string | null
  model: string
  timeoutMs: number
}

const KINDS = ['openai', 'sarvam'] as const
type ServiceKind = (typeof KINDS)[number]

const text = () => optional(z.string())
const price = () =>
  optional(
    z
      .string()
      .regex(/^\d{1,6}(?:\.\d{1,6})?$/, { error: ({ input }) => `must be a price such as 0.5, not "${input}".` })
      .transform(Number),
  )
const kind = () => optional(choice(KINDS))

export const EngineEnv = z.object({
  TRANSLATION_URL: optional(webUrl()).meta({
    description:
      'a chat endpoint with the OpenAI protocol, or Sarvam (`https://api.sarvam.ai`); https, except within your own network',
  }),
  TRANSLATION_KEY: text().meta({ description: 'its key' }),
  TRANSLATION_MODEL: text().meta({ default: '`sarvam-translate:v1` of Sarvam', description: 'the model to use there' }),
  TRANSLATION_KIND: kind().meta({ default: 'from the URL', description: '`openai` or `sarvam`' }),
  SPEECH_URL: optional(webUrl()).meta({ description: 'the same for reading aloud' }),
  SPEECH_KEY: text().meta({ description: 'its key' }),
  SPEECH_MODEL: text().meta({ default: '`bulbul:v3` of Sarvam', description: 'the model to use there' }),
  SPEECH_KIND: kind().meta({ default: 'from the URL', description: '`openai` or `sarvam`' }),
  SPEECH_VOICE: text().meta({ default: '`alloy` or `shubh`', description: 'the voice, as the service names it' }),
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      voiceName(language),
      text().meta({ default: '`SPEECH_VOICE`', description: `the voice for ${ENGLISH_NAMES[language]}` }),
    ]),
  ),
  SPEECH_LANGUAGES: z
    .string()
    .refine((given) => parts(given).every((part) => LANGUAGES.some((language) => language === part)), {
      error: ({ input }) => `must be some of ${LANGUAGES.join(', ')}, not "${input}".`,
    })
    .default(LANGUAGES.join(','))
    .meta({ default: 'all', description: 'the languages it reads; the built-in voice reads the others' }),
  EMBEDDED_VOICE: flag().default(true).meta({ description: '0 turns the built-in voice off' }),
  AUDIO_SCOPE: choice(['overview', 'full'])
    .default('full')
    .meta({ description: 'what is read aloud: the whole article, or `overview`: title and summary' }),
  ENGINE_TIMEOUT_SECONDS: whole(1, 600).default(60).meta({ description: 'timeout for calls to these services' }),
  DRAFTING_MODEL: text().meta({
    default: '`TRANSLATION_MODEL`',
    description: 'the model that [drafts for the writing desk](operations/services.md#drafting), at `TRANSLATION_URL`',
  }),
  DRAFTING_TIMEOUT_SECONDS: whole(1, 840).default(300).meta({ description: 'timeout for a draft' }),
  DRAFTING_PRICE_IN: price().meta({
    description: 'price of a million tokens sent, such as `0.5`; with the next, drafts show what they cost',
  }),
  DRAFTING_PRICE_OUT: price().meta({ description: 'price of a million tokens received' }),
  DRAFTING_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: 'must be three letters, such as USD.' })
    .default('USD')
    .meta({ description: 'the currency of these prices' }),
  PROCESS_DEMO: flag()
    .default(true)
    .meta({ description: '0: a demo makes no recordings; 1: of its first article, and of others when somebody listens' }),
})

export function readEngines(env: Env) {
  const given = parseEnv(EngineEnv, env)
  return {
    translation: service(given, 'TRANSLATION', 'sarvam-translate:v1'),
    drafting: drafting(given),
    speech: speech(given, env),
    embeddedVoice: given.EMBEDDED_VOICE,
  }
}
export type EngineSettings = ReturnType<typeof readEngines>

export function readProcessing(env: Env) {
  const { AUDIO_SCOPE, PROCESS_DEMO } = parseEnv(EngineEnv, env)
  return {
    audioScope: AUDIO_SCOPE,
    processDemo: PROCESS_DEMO,
  }
}

const USUAL_VOICES: Record<ServiceKind, string> = { openai: 'alloy', sarvam: 'shubh' }

function speech(given: z.output<typeof EngineEnv>, env: Env) {
  const found = service(given, 'SPEECH', 'bulbul:v3')
  if (!found) return null
  const read = parts(given.SPEECH_LANGUAGES)
  return {
    ...found,
    voices: byLanguage((language) => env[voiceName(language)] || given.SPEECH_VOICE || USUAL_VOICES[found.kind]),
    languages: LANGUAGES.filter((language) => read.includes(language)),
  }
}

/** The service of translation, if it can chat. */
function drafting(given: z.output<typeof EngineEnv>) {
  const found = service(given, 'TRANSLATION', 'sarvam-translate:v1')
  if (found?.kind !== 'openai') return null
  const { DRAFTING_PRICE_IN: sent, DRAFTING_PRICE_OUT: received, DRAFTING_CURRENCY: currency } = given
  return {
    ...found,
    model: given.DRAFTING_MODEL ?? found.model,
    timeoutMs: given.DRAFTING_TIMEOUT_SECONDS * 1000,
    prices: sent === null || received === null ? null : { in: sent, out: received, currency },
  }
}

function service(
  given: z.output<typeof EngineEnv>,
  name: 'TRANSLATION' | 'SPEECH',
  usualModel: string,
): (Service & { kind: ServiceKind }) | null {
  const address = given[`${name}_URL`]
  if (address === null) return null
  const { protocol, hostname } = new URL(address)
  if (protocol === 'http:' && !isNear(hostname))
    throw new SettingError(`${name}_URL must begin with https://: only a machine of your own network may be called without.`)
  const kind = given[`${name}_KIND`] ?? (hostname === 'api.sarvam.ai' ? 'sarvam' : 'openai')
  const model = given[`${name}_MODEL`] ?? (kind === 'sarvam' ? usualModel : null)
  if (model === null) throw new SettingError(`${name}_MODEL must name the model to use at ${name}_URL.`)
  // URLs often include the version.
  const url = withoutSlash(address).replace(/\/v1$/, '')
  return { kind, url, key: given[`${name}_KEY`], model, timeoutMs: given.ENGINE_TIMEOUT_SECONDS * 1000 }
}

const parts = (list: string) => list.split(',').map((part) => part.trim())

function voiceName(language: Language): string {
  return `SPEECH_VOICE_${language.toUpperCase()}`
}
