import { describe, expect, test } from 'vitest'
import { planOf } from './policy.ts'
import { type ArticleState, assembleTranslation, retryDelayMs, speechBlocks, untranslatedBlocks } from './rules.ts'

const article = (parts: Partial<ArticleState> = {}): ArticleState => ({
  article_id: 'a',
  english: { title: 'Title', summary: 'One.\n\nTwo.', analysis: { past: 'P1\n\nP2', present: 'N' } },
  uploaded: { hi: {}, ta: {} },
  uploadedAudio: [],
  kept: {},
  recordings: [],
  units: [],
  ...parts,
})
const hash = (value: unknown) => JSON.stringify(value)

describe('what is to be made', () => {
  test('of a new article: two translations and three recordings, and nothing more once that is planned', () => {
    const planned = planOf(article(), 'full', hash)
    expect(planned.map(({ kind, language, status }) => `${kind} ${language} ${status}`)).toEqual([
      'text hi pending',
      'text ta pending',
      'audio en pending',
      'audio hi pending',
      'audio ta pending',
    ])
    const units = planned.map((unit) => ({ ...unit, unit_id: 'u', next_retry_at: null }))
    expect(planOf(article({ units }), 'full', hash)).toEqual([])
    for (const status of ['ready', 'failed', 'skipped', 'running'] as const)
      expect(planOf(article({ units: units.map((unit) => ({ ...unit, status })), recordings: recorded }), 'full', hash)).toEqual(
        [],
      )
  })

  test('of less text where only an overview is wanted', () => {
    const said = (scope: 'full' | 'overview') => speechBlocks(article(), 'en', scope).map(({ text }) => text)
    expect(said('overview')).toEqual(['Title', 'One.', 'Two.'])
    expect(said('full')).toEqual(['Title', 'One.', 'Two.', 'Past', 'P1', 'P2', 'Present', 'N'])
  })

  test('only of what the upload left', () => {
    const given = article({ uploaded: { hi: { title: 'श', analysis: { past: 'अ' } }, ta: {} } })
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

const recorded: ArticleState['recordings'] = (['en', 'hi', 'ta'] as const).map((language) => ({ language, voice: 'basic' }))

describe('what was translated', () => {
  test('is put together again; a part without any translation is left out, a single paragraph stays in English', () => {
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

  test('is read aloud with its English paragraphs as English', () => {
    const kept = { title: 'श', summary: 'एक\n\nTwo.', analysis: {}, isManual: false, english: ['summary:1'], made_of: 'x' }
    expect(speechBlocks(article({ kept: { hi: kept } }), 'hi', 'full')).toEqual([
      { language: 'hi', text: 'श' },
      { language: 'hi', text: 'एक' },
      { language: 'en', text: 'Two.' },
    ])
    expect(speechBlocks(article(), 'hi', 'full')).toEqual([])
  })
})

test('the pause before another try grows to a minute, is never the same for all, and is as long as the service wants', () => {
  expect([retryDelayMs(1, 0), retryDelayMs(1, 1), retryDelayMs(20, 1)]).toEqual([250, 2250, 60_250])
  expect(retryDelayMs(1, 0.5, 90_000)).toBe(90_000)
})
