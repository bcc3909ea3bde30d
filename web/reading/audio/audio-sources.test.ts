import { describe, expect, test } from 'vitest'
import { audioLanguages, audioSources, ownRecording, startLanguage } from './audio-sources.ts'

describe('the audio sources of an article', () => {
  test('none, one URL, or one for each language', () => {
    expect(audioSources(null)).toEqual({})
    expect(audioSources('https://cdn.test/a.mp3')).toEqual({ en: 'https://cdn.test/a.mp3' })
    expect(audioSources({ ta: '/t', en: '/e' })).toEqual({ en: '/e', ta: '/t' })
  })

  test('blank URLs and unsupported languages are left out', () => {
    expect(audioSources({ en: ' ', fr: '/f', hi: '/h' })).toEqual({ hi: '/h' })
  })

  test('languages come in the order of the selector', () => {
    expect(audioLanguages({ ta: '/t', en: '/e' })).toEqual(['en', 'ta'])
  })

  test('it starts in the reading language, else in English, else in the first language', () => {
    expect(startLanguage({ en: '/e', hi: '/h' }, 'hi')).toBe('hi')
    expect(startLanguage({ en: '/e', hi: '/h' }, 'ta')).toBe('en')
    expect(startLanguage({ hi: '/h', ta: '/t' }, 'en')).toBe('hi')
    expect(startLanguage({}, 'en')).toBeUndefined()
  })
})

describe('the product’s own recordings', () => {
  test('are recognised by their path, with or without the origin', () => {
    const recording = { articleId: '0198-a', language: 'hi' }
    expect(ownRecording('/api/audio/0198-a/hi')).toEqual(recording)
    expect(ownRecording(`${location.origin}/api/audio/0198-a/hi?v=2`)).toEqual(recording)
  })

  test.each([
    'https://cdn.test/api/audio/0198-a/hi',
    '//cdn.test/api/audio/0198-a/hi',
    '/api/audio/0198-a/fr',
    '/api/audio/0198-a/hi/address',
    '/sounds/a.mp3',
    'https://',
  ])('%s is not one of them', (source) => {
    expect(ownRecording(source)).toBeUndefined()
  })
})
