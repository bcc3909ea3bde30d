import { describe, expect, test } from 'vitest'
import { readEngines } from './engine-settings.ts'
import { isNear } from './env.ts'
import { readBucket } from './storage-settings.ts'

const chat = { TRANSLATION_URL: 'https://llm.example.test/v1/', TRANSLATION_MODEL: 'm' }

describe('engines', () => {
  test('by default no service is configured, and the built-in voice reads', () => {
    expect(readEngines({})).toEqual({ translation: null, drafting: null, speech: null, embeddedVoice: true })
  })

  test('an address may end with its version, and Sarvam is recognised by its host', () => {
    expect(readEngines(chat).translation).toMatchObject({ kind: 'openai', url: 'https://llm.example.test', key: null })
    const { translation, speech } = readEngines({ TRANSLATION_URL: 'https://api.sarvam.ai', SPEECH_URL: 'https://api.sarvam.ai' })
    expect([translation?.kind, translation?.model, speech?.model]).toEqual(['sarvam', 'sarvam-translate:v1', 'bulbul:v3'])
  })

  test('a voice for all languages, or for one, and languages that the service reads', () => {
    const given = { SPEECH_URL: 'https://v.example.test', SPEECH_MODEL: 'm', SPEECH_VOICE: 'nova', SPEECH_VOICE_TA: 'kavi' }
    expect(readEngines({ ...given, SPEECH_LANGUAGES: 'ta, hi' }).speech).toMatchObject({
      voices: { en: 'nova', hi: 'nova', ta: 'kavi' },
      languages: ['hi', 'ta'],
    })
  })

  test.each([
    [{ ...chat, TRANSLATION_URL: 'http://llm.example.test' }, 'TRANSLATION_URL must begin with https://'],
    [{ TRANSLATION_URL: 'https://llm.example.test' }, 'TRANSLATION_MODEL must name the model'],
    [
      { SPEECH_URL: 'https://v.example.test', SPEECH_MODEL: 'm', SPEECH_LANGUAGES: 'fr' },
      'SPEECH_LANGUAGES must be some of en, hi, ta',
    ],
    [{ ...chat, TRANSLATION_KIND: 'google' }, 'TRANSLATION_KIND must be one of'],
    [{ EMBEDDED_VOICE: 'yes' }, 'EMBEDDED_VOICE must be 1 or 0'],
  ])('the message names a wrong setting: %j', (env, sentence) => {
    expect(() => readEngines(env)).toThrow(sentence)
  })

  test('machines in the same network may be called without TLS', () => {
    for (const host of [
      'localhost',
      '127.0.0.1',
      '10.1.2.3',
      '172.20.0.2',
      '192.168.1.9',
      '[::1]',
      '[fd00::1]',
      'vllm',
      'llm.internal',
    ])
      expect([host, isNear(host)]).toEqual([host, true])
    for (const host of ['example.test', '172.32.0.1', '8.8.8.8', '[2001:db8::1]', '127.0.0.1.example.test'])
      expect([host, isNear(host)]).toEqual([host, host.startsWith('127.')])
  })
})

describe('a bucket', () => {
  test('with prefix, region and endpoint, or none of them', () => {
    expect(readBucket({ S: 's3://talks/a/b/?region=ap-south-1&endpoint=https://s3.example.test/' }, 'S')).toEqual({
      name: 'talks',
      prefix: 'a/b/',
      region: 'ap-south-1',
      endpoint: 'https://s3.example.test',
    })
    expect(readBucket({ S: 's3://talks' }, 'S')).toMatchObject({ prefix: '', endpoint: null })
    expect(readBucket({ S: '/var/recordings' }, 'S')).toBeNull()
  })

  test.each(['s3://', 's3://key:secret@talks', 's3://talks?endpoint=ftp://x', 's3://talks?endpoint=http://s3.example.test'])(
    'a wrong one is refused without repeating it: %s',
    (address) => {
      expect(() => readBucket({ S: address }, 'S')).toThrow(/^S must be like s3:/)
    },
  )
})
