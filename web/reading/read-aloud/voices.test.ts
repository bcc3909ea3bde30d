import { describe, expect, test } from 'vitest'
import { voiceFor } from './voices.ts'

const voice = (lang: string, localService = true, isDefault = false) => ({ lang, localService, default: isDefault })

describe('the voice for a language', () => {
  test('matches by the language alone, however the tag is written', () => {
    expect(voiceFor('hi', [voice('en-US'), voice('hi_IN')])?.lang).toBe('hi_IN')
    expect(voiceFor('ta', [voice('TA')])?.lang).toBe('TA')
  })

  test('is none when no voice speaks it, even if a tag begins alike', () => {
    expect(voiceFor('hi', [voice('hil-PH'), voice('en-IN')])).toBeUndefined()
    expect(voiceFor('ta', [])).toBeUndefined()
  })

  test('speaks as in India where it can, and of two such the device’s own', () => {
    expect(voiceFor('en', [voice('en-US', true, true), voice('en-IN', false)])?.lang).toBe('en-IN')
    const own = voice('hi-IN', true)
    expect(voiceFor('hi', [voice('hi-IN', false), own])).toBe(own)
  })

  test('is the default among equals', () => {
    const usual = voice('en-GB', true, true)
    expect(voiceFor('en', [voice('en-US'), usual])).toBe(usual)
  })
})
