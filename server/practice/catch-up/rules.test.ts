import { describe, expect, test } from 'vitest'
import { aMissedArticle, missedDays } from '#tests/support/fixtures/missed-days.ts'
import { catchUpFrom, type MissedRow } from './rules.ts'

type MissedArticle = Omit<ReturnType<typeof aMissedArticle>, 'analysis_text'>

const row = (article: MissedArticle, publication_date: string, parts: Partial<MissedRow> = {}): MissedRow => {
  const { title, summary, gs_paper_category, must_know, follow_up_data } = article
  return {
    article_id: `${publication_date} ${title}`,
    title,
    summary,
    gs_paper_category,
    publication_date,
    must_know,
    key_terms: follow_up_data.key_terms_list,
    title_translated: null,
    summary_translated: null,
    must_know_translated: [],
    language: 'en',
    ...parts,
  }
}

/** Latest first, as the query gives them. */
const rowsOf = (days: ReturnType<typeof missedDays>) =>
  days.flatMap(({ publication_date, articles }) => articles.map((article) => row(article, publication_date))).toReversed()

const ofDays = (...articles: [day: string, article: MissedArticle, parts?: Partial<MissedRow>][]) =>
  catchUpFrom(articles.map(([day, article, parts]) => row(article, day, parts)))

describe('nine missed days with 45 articles and twelve repeats', () => {
  const missed = catchUpFrom(rowsOf(missedDays('2026-01-05')))

  test('are 33 topics, with every fact once', () => {
    expect([missed?.days, missed?.items.length]).toEqual([9, 33])
    expect(missed?.items.filter(({ articles }) => articles.length === 2)).toHaveLength(12)
    const facts = missed?.items.flatMap((item) => item.facts.map(({ value }) => value)) ?? []
    // Four of each topic, and one that is new in each repeat.
    expect(facts).toHaveLength(33 * 4 + 12)
    expect(new Set(facts).size).toBe(facts.length)
  })

  test('take the minutes that their words need', () => {
    const words = missed?.items.flatMap(({ articles: [latest], facts }) =>
      [latest?.title.value ?? '', ...facts.map(({ value }) => value)].flatMap((text) => text.split(' ')),
    )
    expect(missed?.minutes).toBe(Math.round((words?.length ?? 0) / 140))
  })

  test('give papers in turn, and what was repeated first', () => {
    const papers = missed?.items.map(({ articles }) => articles[0]?.gs_paper_category)
    for (const round of [0, 4, 8]) expect(papers?.slice(round, round + 4).toSorted()).toEqual(['GS1', 'GS2', 'GS3', 'GS4'])
    const ofOnePaper = missed?.items.filter(({ articles }) => articles[0]?.gs_paper_category === 'GS1') ?? []
    const repeats = ofOnePaper.map(({ articles }) => articles.length)
    expect(repeats).toEqual(repeats.toSorted((one, other) => other - one))
  })
})

describe('topics', () => {
  test('are merged by their key terms, their titles or their facts, the latest article first', () => {
    const [later, earlier] = [aMissedArticle(0, 1), aMissedArticle(0)]
    const noTerms = { key_terms: [] }
    const other = { title: 'Tiger corridor', must_know: later.must_know }
    expect(ofDays(['2026-01-09', later], ['2026-01-08', earlier])?.items).toMatchObject([
      { articles: [{ publication_date: '2026-01-09' }, { publication_date: '2026-01-08' }] },
    ])
    expect(ofDays(['2026-01-09', later, noTerms], ['2026-01-08', { ...later, must_know: [] }, noTerms])?.items).toHaveLength(1)
    expect(ofDays(['2026-01-09', later, noTerms], ['2026-01-08', { ...earlier, ...other }, noTerms])?.items).toHaveLength(1)
  })

  test('of one day, and different ones, stay apart', () => {
    expect(ofDays(['2026-01-09', aMissedArticle(0)], ['2026-01-09', aMissedArticle(0, 1)])?.items).toHaveLength(2)
    expect(ofDays(['2026-01-09', aMissedArticle(0)], ['2026-01-08', aMissedArticle(4)])?.items).toHaveLength(2)
  })

  test('that later articles name come before others of their paper', () => {
    const naming = { ...aMissedArticle(8), summary: 'It builds on the Solar parks mission and the River linking index.' }
    const items = ofDays(
      ['2026-01-09', naming],
      ['2026-01-08', aMissedArticle(4)],
      ['2026-01-07', { ...aMissedArticle(2), gs_paper_category: 'GS1' }],
    )?.items
    expect(items?.map(({ articles }) => articles[0]?.title.value)).toEqual([
      'Solar parks explained',
      'Quantum computing explained',
      'Millet farming explained',
    ])
  })
})

describe('facts', () => {
  test('are in the language where there are some, else the summary in it, else English', () => {
    const hindi = { language: 'hi', title_translated: 'बाघ' } as const
    const facts = (parts: Partial<MissedRow>) => ofDays(['2026-01-09', { ...aMissedArticle(0), must_know: [] }, parts])?.items[0]
    expect(facts({ ...hindi, must_know_translated: ['एक।', 'दो।'] })).toMatchObject({
      articles: [{ title: { lang: 'hi', value: 'बाघ' } }],
      facts: [
        { lang: 'hi', value: 'एक।' },
        { lang: 'hi', value: 'दो।' },
      ],
    })
    expect(facts({ ...hindi, summary_translated: 'सार।' })?.facts).toMatchObject([{ lang: 'hi', value: 'सार।' }])
    expect(facts(hindi)?.facts).toMatchObject([{ lang: 'en', value: 'Summary of Tiger reserves explained.' }])
    expect(facts({ ...hindi, must_know: ['One.', 'Two.'] })?.facts).toMatchObject([{ value: 'One.' }, { value: 'Two.' }])
  })

  test('that another topic said are left out, but no topic is left without one', () => {
    const same = { must_know: ['The same words.', 'And these.'] }
    const items = ofDays(
      ['2026-01-09', { ...aMissedArticle(0), ...same }],
      ['2026-01-09', { ...aMissedArticle(4), ...same }],
    )?.items
    expect(items?.map((item) => item.facts.length)).toEqual([2, 1])
  })

  test('of no article are nothing to catch up on', () => {
    expect(catchUpFrom([])).toBeNull()
  })
})
