import { byLanguage, LANGUAGES, type Language } from '#contract/languages.ts'
import type { EngineSettings, ServiceKind } from '#server/newsroom/engines/engines.ts'
import type { Service } from '#server/platform/http/external-call.ts'
import type { Bucket } from '#server/platform/storage/s3-storage.ts'
import { choice, type Env, flag, SettingError, url, whole } from './setting-readers.ts'

/** What translates and what reads aloud. */
export function readEngines(env: Env): EngineSettings {
  return { translation: translation(env), speech: speech(env), embeddedVoice: flag(env, 'EMBEDDED_VOICE', true) }
}

function translation(env: Env): EngineSettings['translation'] {
  return service(env, 'TRANSLATION', 'sarvam-translate:v1')
}

const USUAL_VOICES: Record<ServiceKind, string> = { openai: 'alloy', sarvam: 'shubh' }

function speech(env: Env): EngineSettings['speech'] {
  const found = service(env, 'SPEECH', 'bulbul:v3')
  if (!found) return null
  const voiceIn = (language: Language) =>
    env[`SPEECH_VOICE_${language.toUpperCase()}`] || env.SPEECH_VOICE || USUAL_VOICES[found.kind]
  const voices = byLanguage(voiceIn)
  return { ...found, voices, languages: languages(env, 'SPEECH_LANGUAGES') }
}

function service(env: Env, name: 'TRANSLATION' | 'SPEECH', usualModel: string): (Service & { kind: ServiceKind }) | null {
  const given = url(env, `${name}_URL`, ['http:', 'https:'])
  if (given === null) return null
  const { protocol, hostname } = new URL(given)
  if (protocol === 'http:' && !isNear(hostname))
    throw new SettingError(`${name}_URL must begin with https://: only a machine of your own network may be called without.`)
  const isSarvam = hostname === 'api.sarvam.ai'
  const kind = choice(env, `${name}_KIND`, ['openai', 'sarvam'], isSarvam ? 'sarvam' : 'openai') as ServiceKind
  const model = env[`${name}_MODEL`] || (kind === 'sarvam' ? usualModel : '')
  if (!model) throw new SettingError(`${name}_MODEL must name the model to use at ${name}_URL.`)
  // Many write the address with the version at its end.
  const base = given.replace(/\/+$/, '').replace(/\/v1$/, '')
  const timeoutMs = whole(env, 'ENGINE_TIMEOUT_SECONDS', 60, 1, 600) * 1000
  return { kind, url: base, key: env[`${name}_KEY`] || null, model, timeoutMs }
}

/** This machine, a private address, or a name without a dot, which no public machine has. */
export function isNear(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return (
    !/[.:]/.test(host) ||
    /^127\.|^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^169\.254\./.test(host) ||
    /^(::1|f[cd][0-9a-f]{2}:.*)$/i.test(host) ||
    /\.(localhost|internal|local)$/.test(host)
  )
}

function languages(env: Env, name: string): Language[] {
  const text = env[name]
  if (!text) return [...LANGUAGES]
  const given = text.split(',').map((part) => part.trim())
  const known = LANGUAGES.filter((language) => given.includes(language))
  if (known.length !== given.length) throw new SettingError(`${name} must be some of ${LANGUAGES.join(', ')}, not "${text}".`)
  return known
}

/** `s3://name/prefix?endpoint=https://…&region=…`; `null` for what is no bucket. */
export function readBucket(env: Env, name: string): Bucket | null {
  const text = env[name]
  if (!text?.startsWith('s3:')) return null
  const wrong = (what: string) => new SettingError(`${name} must be like s3://name/prefix?region=ap-south-1: ${what}.`)
  if (!URL.canParse(text)) throw wrong('it is no address')
  const { hostname, pathname, searchParams, username } = new URL(text)
  // The keys come from where the S3 client looks for them: AWS_ACCESS_KEY_ID and its kin.
  if (username) throw wrong('the keys belong into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  if (!/^[a-z0-9][a-z0-9.-]{1,62}$/.test(hostname)) throw wrong('it needs the name of a bucket')
  const endpoint = searchParams.get('endpoint')
  if (endpoint !== null && (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol)))
    throw wrong('endpoint must be an address that begins with http:// or https://')
  if (endpoint?.startsWith('http:') && !isNear(new URL(endpoint).hostname)) throw wrong('endpoint must begin with https://')
  const prefix = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '')
  return {
    name: hostname,
    prefix: prefix && `${prefix}/`,
    region: searchParams.get('region') || env.AWS_REGION || 'us-east-1',
    endpoint: endpoint?.replace(/\/+$/, '') ?? null,
  }
}
