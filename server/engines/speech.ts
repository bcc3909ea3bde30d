import { DESCRIPTORS, type Language } from '#contract/languages.ts'
import { askService, ExternalServiceError, readJson } from '#server/platform/external/external-call.ts'
import type { Service } from '#server/settings/engine-settings.ts'
import { type Audio, readWav } from './audio.ts'
import type { Espeak } from './espeak.ts'

export interface Voice {
  engine: 'espeak-ng' | 'openai' | 'sarvam'
  model: string
  /** Part of a recording's identity. */
  voiceIn(language: Language): string
  isEmbedded: boolean
  /** Characters per request. */
  most: number
  /** @throws ExternalServiceError */
  speak(text: string, language: Language, signal: AbortSignal): Promise<Audio>
}

export interface SpeechService extends Service {
  voices: Record<Language, string>
}

const MAX_BYTES = 64 * 1024 * 1024

export const embeddedVoice = (espeak: Espeak): Voice => ({
  engine: 'espeak-ng',
  model: espeak.version,
  voiceIn: (language) => language,
  isEmbedded: true,
  most: 4000,
  speak: (text, language, signal) => espeak.read(text, language, signal),
})

/** Any endpoint compatible with OpenAI's speech API. */
export const openAiVoice = (service: SpeechService): Voice => ({
  engine: 'openai',
  model: service.model,
  voiceIn: (language) => service.voices[language],
  isEmbedded: false,
  // Of 4,096.
  most: 3200,
  speak: async (input, language, signal) => {
    const { bytes, type } = await askService({
      url: `${service.url}/v1/audio/speech`,
      headers: service.key ? { authorization: `Bearer ${service.key}` } : {},
      body: { model: service.model, input, voice: service.voices[language], response_format: 'wav' },
      timeoutMs: service.timeoutMs,
      signal,
      most: MAX_BYTES,
    })
    if (/json|text|html/.test(type)) throw new ExternalServiceError('unusable', 'The service replied without audio')
    return readWav(bytes)
  },
})

export const sarvamVoice = (service: SpeechService): Voice => ({
  engine: 'sarvam',
  model: service.model,
  voiceIn: (language) => service.voices[language],
  isEmbedded: false,
  // Of 2,500.
  most: 2000,
  speak: async (text, language, signal) => {
    const { bytes } = await askService({
      url: `${service.url}/text-to-speech`,
      headers: service.key ? { 'api-subscription-key': service.key } : {},
      body: {
        text,
        target_language_code: DESCRIPTORS[language].locale,
        model: service.model,
        speaker: service.voices[language],
        speech_sample_rate: 24_000,
        output_audio_codec: 'wav',
      },
      timeoutMs: service.timeoutMs,
      signal,
      most: MAX_BYTES,
    })
    const { audios } = readJson(bytes)
    const parts = Array.isArray(audios) ? audios.filter((audio) => typeof audio === 'string') : []
    if (parts.length !== 1) throw new ExternalServiceError('unusable', 'The answer has no sound')
    return readWav(Buffer.from(parts[0] as string, 'base64'))
  },
})
