import { describe, expect, test } from 'vitest'
import { byTarget, LANGUAGES, TARGETS } from '#contract/languages.ts'
import { planOf } from './policy.ts'
import { type ArticleState, assembleTranslation, retryDelayMs, speechBlocks, untranslatedBlocks } from './rules.ts'

const article = (parts: Partial<ArticleState> = {}): ArticleState => ({
  article_id: 'a',
  english: { title: 'Title', summary: 'One.\n\nTwo.', analysis: { past: 'P1\n\nP2', present: 'N' } },
  uploaded: byTarget(() => ({})),
  uploadedAudio: [],
  kept: {},
  recordings: [],
  practice: [],
  units: [],
  ...parts,
})
const hash = (value: unknown) => JSON.stringify(value)

describe('planning', () => {
  test('a new article needs a translation into each other language and a recording in each language, planned once', () => {
    const planned = planOf(article(), 'full', hash)
    expect(planned.map(({ kind, language, status }) => `${kind} ${language} ${status}`)).toEqual([
      ...TARGETS.map((target) => `text ${target} pending`),
      ...LANGUAGES.map((language) => `audio ${language} pending`),
    ])
    const units = planned.map((unit) => ({ blocks_done: 0, ...unit, unit_id: 'u', next_retry_at: null }))
    expect(planOf(article({ units }), 'full', hash)).toEqual([])
    for (const status of ['ready', 'failed', 'skipped', 'running'] as const)
      expect(planOf(article({ units: units.map((unit) => ({ ...unit, status })), recordings: recorded }), 'full', hash)).toEqual(
        [],
      )
  })

  test('an overview needs less text', () => {
    const said = (scope: 'full' | 'overview') => speechBlocks(article(), 'en', scope).map(({ text }) => text)
    expect(said('overview')).toEqual(['Title', 'One.', 'Two.'])
    expect(said('full')).toEqual(['Title', 'One.', 'Two.', 'Past', 'P1', 'P2', 'Present', 'N'])
  })

  test('only parts that were not uploaded are needed', () => {
    const given = article({ uploaded: { ...byTarget(() => ({})), hi: { title: 'श', analysis: { past: 'अ' } } } })
    expect(untranslatedBlocks(given, 'hi').map(({ place }) => place)).toEqual(['summary:0', 'summary:1'])
    expect(untranslatedBlocks(given, 'ta').map(({ place }) => place)).toEqual([
      'title',
      'summary:0',
      'summary:1',
      'past:0',
      'past:1',
      'present:0',
    ])
  })
})

const recorded: ArticleState['recordings'] = LANGUAGES.map((language) => ({ language, voice: 'basic' }))

describe('a translated text', () => {
  test('is joined again; a part without any translation is left out, single paragraphs stay in English', () => {
    const translated = new Map([
      ['summary:0', 'एक'],
      ['present:0', 'न'],
    ])
    expect(assembleTranslation(article(), translated)).toEqual({
      title: undefined,
      summary: 'एक\n\nTwo.',
      analysis: { present: 'न' },
      english: ['summary:1'],
    })
  })

  test('is read aloud with its English paragraphs in an English voice', () => {
    const kept = { title: 'श', summary: 'एक\n\nTwo.', analysis: {}, isManual: false, english: ['summary:1'], made_of: 'x' }
    expect(speechBlocks(article({ kept: { hi: kept } }), 'hi', 'full')).toEqual([
      { language: 'hi', text: 'श' },
      { language: 'hi', text: 'एक' },
      { language: 'en', text: 'Two.' },
    ])
    expect(speechBlocks(article(), 'hi', 'full')).toEqual([])
  })
})

test('the retry delay grows to a minute, has jitter and respects Retry-After', () => {
  expect([retryDelayMs(1, 0), retryDelayMs(1, 1), retryDelayMs(20, 1)]).toEqual([250, 2250, 60_250])
  expect(retryDelayMs(1, 0.5, 90_000)).toBe(90_000)
})
