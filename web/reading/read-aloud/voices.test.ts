import { describe, expect, test } from 'vitest'
import { voiceFor } from './voices.ts'

const voice = (lang: string, localService = true, isDefault = false) => ({ lang, localService, default: isDefault })

describe('the voice for a language', () => {
  test('matches the language subtag in any notation', () => {
    expect(voiceFor('hi', [voice('en-US'), voice('hi_IN')])?.lang).toBe('hi_IN')
    expect(voiceFor('ta', [voice('TA')])?.lang).toBe('TA')
  })

  test('is undefined without a voice for the language, even with a similar tag', () => {
    expect(voiceFor('hi', [voice('hil-PH'), voice('en-IN')])).toBeUndefined()
    expect(voiceFor('ta', [])).toBeUndefined()
  })

  test('prefers Indian voices, and among them local ones', () => {
    expect(voiceFor('en', [voice('en-US', true, true), voice('en-IN', false)])?.lang).toBe('en-IN')
    const own = voice('hi-IN', true)
    expect(voiceFor('hi', [voice('hi-IN', false), own])).toBe(own)
  })

  test('is the default among equals', () => {
    const usual = voice('en-GB', true, true)
    expect(voiceFor('en', [voice('en-US'), usual])).toBe(usual)
  })
})
