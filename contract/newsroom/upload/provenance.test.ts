import { expect, test } from 'vitest'
import { ArticleUpload } from './article-upload.ts'

const ARTICLE = {
  title: 'A title',
  summary: 'A summary',
  gs_paper_category: 'GS2',
  analysis_text: { past: 'Past.' },
  sources: [
    {
      title: 'Shayara Bano v Union of India',
      publisher: 'Supreme Court',
      kind: 'judgment',
      date: '2017-08-22',
      url: 'https://example.org/a',
    },
  ],
  facts: [{ sentence: 'The Bench had five judges.', value: '5 judges', source: 0, date: '2017-08-22' }],
  since_then: [{ date: '2019-07-31', text: 'An Act followed.', source: 0, translated: { hi: 'एक अधिनियम आया।' } }],
  asked_before: [{ year: 2019, paper: 'GS2', question: 4, theme: 'Personal law and equality' }],
  figures: [],
}
const IN_ALL = { en: 'A', hi: 'अ', ta: 'அ' }
const MAP = {
  kind: 'map',
  area: 'india',
  points: [{ label: IN_ALL, latitude: 12.9, longitude: 77.6 }],
  alt: IN_ALL,
  caption: IN_ALL,
}

const errorsOf = (change: object) => {
  const read = ArticleUpload.safeParse({ ...ARTICLE, ...change })
  return (read.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('sources, facts, what happened since and earlier questions are kept as given', () => {
  const { sources, facts, since_then, asked_before } = ArticleUpload.parse(ARTICLE)
  expect({ sources, facts, since_then, asked_before }).toEqual({
    sources: ARTICLE.sources,
    facts: ARTICLE.facts,
    since_then: ARTICLE.since_then,
    asked_before: ARTICLE.asked_before,
  })
})

test.each([
  [
    { sources: [{ ...ARTICLE.sources[0], kind: 'blog' }] },
    'sources.0.kind: kind must be one of: judgment, act, gazette, release, report, newspaper, data',
  ],
  [
    { sources: [{ ...ARTICLE.sources[0], url: 'http://example.org' }] },
    'sources.0.url: Enter a web address that starts with https://',
  ],
  [
    { sources: [{ ...ARTICLE.sources[0], url: 'javascript:alert(1)' }] },
    'sources.0.url: Enter a web address that starts with https://',
  ],
  [
    { sources: [{ ...ARTICLE.sources[0], date: '2017-02-30' }] },
    'sources.0.date: The date must be a valid day, written YYYY-MM-DD',
  ],
  [{ facts: [{ ...ARTICLE.facts[0], source: 1 }] }, 'facts.0.source: The article has one source: source must be 0'],
  [{ facts: [{ ...ARTICLE.facts[0], value: ' ' }] }, 'facts.0.value: The value of a fact must not be empty'],
  [{ sources: [], facts: [], since_then: ARTICLE.since_then }, 'since_then.0.source: The article has no sources'],
  [
    { since_then: [{ ...ARTICLE.since_then[0], translated: { fr: 'Une loi' } }] },
    'since_then.0.translated: "fr": translations are in Hindi and Tamil',
  ],
  [
    { asked_before: [{ ...ARTICLE.asked_before[0], year: 1900 }] },
    'asked_before.0.year: year must be a whole number from 1979 to 2199',
  ],
  [
    { asked_before: [{ ...ARTICLE.asked_before[0], paper: 'GS9' }] },
    'asked_before.0.paper: paper must be one of: Prelims, CSAT, Essay, GS1, GS2, GS3, GS4, Optional',
  ],
  [{ figures: [{ ...MAP, kind: 'video' }] }, 'figures.0.kind: kind must be one of: image, map, table, flow, chart'],
  [{ figures: [{ ...MAP, alt: { en: 'A' } }] }, 'figures.0.alt.hi: The alternative text of a figure must be text'],
  [{ figures: [{ ...MAP, points: [] }] }, 'figures.0.points: A map needs at least one point'],
  [
    { figures: [{ ...MAP, points: [{ ...MAP.points[0], latitude: 91 }] }] },
    'figures.0.points.0.latitude: latitude must be a number from -90 to 90',
  ],
  [
    { figures: [{ ...MAP, points: [MAP.points[0], { ...MAP.points[0], latitude: 41 }] }] },
    'figures.0.points.1: The point is outside the map of India, which shows 2 to 40 degrees north and 60 to 100 degrees east: the area "world" has every point',
  ],
  [{ figures: [{ ...MAP, source: 3 }] }, 'figures.0.source: The article has one source: source must be 0'],
  [
    { figures: [{ ...MAP, after: 'epilogue' }] },
    'figures.0.after: after must be one of: summary, past, present, future, content',
  ],
])('a broken value is named with its place: %j', (change, error) => {
  expect(errorsOf(change)).toContain(error)
})

test('a map needs no source and stands after the present unless it says where', () => {
  expect(ArticleUpload.parse({ ...ARTICLE, figures: [MAP] }).figures).toEqual([{ ...MAP, after: 'present' }])
})
