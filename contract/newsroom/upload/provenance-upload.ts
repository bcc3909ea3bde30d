import { z } from 'zod'
import { ASKED_PAPERS, ASKED_YEARS, MAX_PROVENANCE, SOURCE_KINDS, type SourceKind } from '#contract/reading/provenance-rules.ts'
import { Day, prose } from '#contract/text.ts'
import { webAddress } from '#contract/web-address.ts'
import { LINK_WANTED } from './upload-rules.ts'
import { list, record, translatedText } from './upload-shapes.ts'

export const SourceIndex = z
  .int({ error: "source must be the position of one of the article's sources, counted from 0" })
  .min(0, { error: "source must be the position of one of the article's sources, counted from 0" })

const KINDS = Object.keys(SOURCE_KINDS) as [SourceKind, ...SourceKind[]]

const SourceLink = webAddress('The link', LINK_WANTED).pipe(z.url({ hostname: /\.[^.]/, error: LINK_WANTED }))

export const SourceIn = record('A source', {
  title: prose(300, "A source's title"),
  publisher: prose(200, "A source's publisher"),
  kind: z.enum(KINDS, { error: `kind must be one of: ${KINDS.join(', ')}` }),
  date: Day,
  url: SourceLink,
})

export const FactIn = record('A fact', {
  sentence: prose(500, 'The sentence of a fact'),
  value: prose(80, 'The value of a fact'),
  source: SourceIndex,
  date: Day,
  translated: translatedText(800, 'The translation of a fact'),
})

const SinceThenIn = record('A development', {
  date: Day,
  text: prose(2000, 'The text of a development'),
  source: SourceIndex,
  translated: translatedText(3000, 'The translation of a development'),
})

const years = { error: `year must be a whole number from ${ASKED_YEARS.first} to ${ASKED_YEARS.last}` }
const numbers = { error: 'question must be a whole number from 1 to 200' }
const AskedBeforeIn = record('An entry of asked_before', {
  year: z.int(years).min(ASKED_YEARS.first, years).max(ASKED_YEARS.last, years),
  paper: z.enum(ASKED_PAPERS, { error: `paper must be one of: ${ASKED_PAPERS.join(', ')}` }),
  question: z.int(numbers).min(1, numbers).max(200, numbers),
  theme: prose(300, 'The theme of a question'),
  translated: translatedText(500, 'The translation of a theme'),
})

export const PROVENANCE = {
  sources: list(SourceIn, MAX_PROVENANCE.sources, 'sources').default([]),
  facts: list(FactIn, MAX_PROVENANCE.facts, 'facts').default([]),
  since_then: list(SinceThenIn, MAX_PROVENANCE.since_then, 'since_then').default([]),
  asked_before: list(AskedBeforeIn, MAX_PROVENANCE.asked_before, 'asked_before').default([]),
}

interface WithSources {
  sources: readonly unknown[]
  facts: readonly { source: number }[]
  since_then: readonly { source: number }[]
  figures: readonly { source?: number | undefined }[]
  mains_model_answers: readonly {
    value_box?: readonly { source: number }[] | undefined
    sketch?: { source?: number | undefined } | undefined
  }[]
}

export function unknownSources({
  sources,
  mains_model_answers,
  ...lists
}: WithSources): { path: (string | number)[]; message: string }[] {
  const message = hasNoSuchSource(sources.length)
  const named = (['facts', 'since_then', 'figures'] as const).flatMap((name) =>
    lists[name].map(({ source }, index) => ({ source, path: [name, index, 'source'] })),
  )
  const valued = mains_model_answers.flatMap(({ value_box = [] }, mains) =>
    value_box.map(({ source }, index) => ({ source, path: ['mains_model_answers', mains, 'value_box', index, 'source'] })),
  )
  const sketched = mains_model_answers.map(({ sketch }, index) => ({
    source: sketch?.source,
    path: ['mains_model_answers', index, 'sketch', 'source'],
  }))
  return [...named, ...valued, ...sketched]
    .filter(({ source }) => source !== undefined && source >= sources.length)
    .map(({ path }) => ({ path, message }))
}

function hasNoSuchSource(sources: number): string {
  if (sources === 0) return 'The article has no sources'
  if (sources === 1) return 'The article has one source: source must be 0'
  return `The article has ${sources} sources: source must be from 0 to ${sources - 1}`
}

export const SOURCE_FIELDS = Object.keys(SourceIn.shape)
export const FACT_FIELDS = Object.keys(FactIn.shape)
export const SINCE_THEN_FIELDS = Object.keys(SinceThenIn.shape)
export const ASKED_BEFORE_FIELDS = Object.keys(AskedBeforeIn.shape)
