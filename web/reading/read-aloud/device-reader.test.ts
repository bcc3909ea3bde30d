import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DeviceReader } from './device-reader.ts'

class Utterance {
  readonly text: string
  voice: unknown = null
  lang = ''
  rate = 1
  onstart?: () => void
  onend?: () => void
  onerror?: (event: { error: string }) => void
  constructor(text: string) {
    this.text = text
  }
}

const spoken: Utterance[] = []
const cancel = vi.fn()
const last = () => spoken.at(-1)
const english = { lang: 'en-IN' } as SpeechSynthesisVoice
const onlyEnglish = (language: string) => (language === 'en' ? english : undefined)
const piece = (text: string, lang: 'en' | 'ta' = 'en') => ({ text, lang })

function aReader() {
  const reader = new DeviceReader()
  reader.read([piece('One.'), piece('இரண்டு.', 'ta'), piece('Two.'), piece('Three.')], onlyEnglish)
  return reader
}

describe('the device’s voice', () => {
  beforeEach(() => {
    localStorage.clear()
    spoken.length = 0
    vi.useFakeTimers()
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
    vi.stubGlobal('speechSynthesis', { speak: (utterance: Utterance) => spoken.push(utterance), cancel })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('reads sentence by sentence and skips languages without a voice', () => {
    const reader = aReader()
    expect(reader.state()).toMatchObject({ status: 'loading', at: 0, of: 3 })
    for (const text of ['One.', 'Two.', 'Three.']) {
      expect(last()).toMatchObject({ text, lang: 'en-IN', voice: english })
      last()?.onstart?.()
      expect(reader.state().status).toBe('playing')
      last()?.onend?.()
    }
    expect(reader.state()).toMatchObject({ status: 'idle', at: 0 })
    expect(spoken).toHaveLength(3)
  })

  test('resumes at the paused sentence and ignores events of the cancelled one', () => {
    const reader = aReader()
    last()?.onstart?.()
    const cancelled = last()
    reader.pause()
    cancelled?.onerror?.({ error: 'interrupted' })
    cancelled?.onend?.()
    expect(reader.state()).toMatchObject({ status: 'paused', at: 0 })
    reader.play()
    expect(last()?.text).toBe('One.')
  })

  test('skips sentences forward and back within bounds', () => {
    const reader = aReader()
    reader.skip(5)
    expect(last()?.text).toBe('Three.')
    reader.skip(-1)
    expect(last()?.text).toBe('Two.')
    reader.skip(-9)
    expect(reader.state().at).toBe(0)
  })

  test('fails if speech does not start, and can be retried', () => {
    const reader = aReader()
    vi.advanceTimersByTime(10_000)
    expect(reader.state().status).toBe('failed')
    reader.play()
    last()?.onstart?.()
    vi.advanceTimersByTime(60_000)
    expect(reader.state().status).toBe('playing')
  })

  test('is paused when another tab interrupts it, and fails on other errors', () => {
    const reader = aReader()
    last()?.onerror?.({ error: 'interrupted' })
    expect(reader.state().status).toBe('paused')
    reader.play()
    last()?.onerror?.({ error: 'network' })
    expect(reader.state().status).toBe('failed')
  })

  test('changes speed at once and saves it', () => {
    const reader = aReader()
    last()?.onstart?.()
    reader.setSpeed(1.5)
    expect(last()).toMatchObject({ text: 'One.', rate: 1.5 })
    expect(new DeviceReader().state().speed).toBe(1.5)
  })

  test('stays idle without anything to read', () => {
    const reader = new DeviceReader()
    reader.read([piece('இரண்டு.', 'ta')], onlyEnglish)
    expect(reader.state().status).toBe('idle')
    expect(spoken).toEqual([])
  })
})
