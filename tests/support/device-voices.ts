import type { BrowserContext, Page } from '@playwright/test'

interface Spoken {
  text: string
  lang: string
  rate: number
}

interface Voices {
  spoken: Spoken[]
  isSpeaking: () => boolean
  finish: () => void
  fail: () => void
}

type InPage = Window & { voices: Voices }

/** Voices for a browser that has none of its own; a sentence ends when the test says so. */
export const withVoices =
  (...languages: string[]) =>
  (context: BrowserContext) =>
    context.addInitScript(install, languages)

export const spoken = (page: Page) => page.evaluate(() => (window as unknown as InPage).voices.spoken)
export const isSpeaking = (page: Page) => page.evaluate(() => (window as unknown as InPage).voices.isSpeaking())
export const finishSentence = (page: Page) => page.evaluate(() => (window as unknown as InPage).voices.finish())
export const loseVoice = (page: Page) => page.evaluate(() => (window as unknown as InPage).voices.fail())

/** Runs in the page. */
function install(languages: string[]) {
  class Utterance {
    readonly text: string
    voice = null
    lang = ''
    rate = 1
    onstart?: () => void
    onend?: () => void
    onerror?: (event: { error: string }) => void
    constructor(text: string) {
      this.text = text
    }
  }
  const spoken: Spoken[] = []
  let current: Utterance | undefined
  let voices: object[] = []
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: Utterance) => {
      current = utterance
      spoken.push({ text: utterance.text, lang: utterance.lang, rate: utterance.rate })
      queueMicrotask(() => utterance.onstart?.())
    },
    cancel: () => {
      const cancelled = current
      current = undefined
      queueMicrotask(() => cancelled?.onerror?.({ error: 'interrupted' }))
    },
  })
  const test = {
    spoken,
    isSpeaking: () => current !== undefined,
    finish: () => current?.onend?.(),
    fail: () => current?.onerror?.({ error: 'synthesis-failed' }),
  }
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, voices: test })
  // As in browsers: first there are none, then they are announced.
  setTimeout(() => {
    voices = languages.map((lang) => ({ lang, name: lang, voiceURI: lang, localService: true, default: false }))
    synthesis.dispatchEvent(new Event('voiceschanged'))
  }, 50)
}
