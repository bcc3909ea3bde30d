import * as m from '#messages/contract/reading.ts'

export const SOURCE_KINDS = {
  judgment: m.judgment,
  act: m.act,
  gazette: m.gazetteNotification,
  release: m.pressRelease,
  report: m.report,
  newspaper: m.newspaper,
  data: m.data,
} as const
export type SourceKind = keyof typeof SOURCE_KINDS

export const IN_NEWS_KINDS = {
  place: m.place,
  species: m.species,
  scheme: m.scheme,
  report: m.reportOrIndex,
  body: m.body,
  person: m.person,
  term: m.term,
} as const
export type InNewsKind = keyof typeof IN_NEWS_KINDS

/** Of a day. */
export const MAX_IN_NEWS = 12

export const ASKED_PAPERS = ['Prelims', 'CSAT', 'Essay', 'GS1', 'GS2', 'GS3', 'GS4', 'Optional'] as const

export const ASKED_YEARS = { first: 1979, last: 2199 }

export const MAX_PROVENANCE = { sources: 30, facts: 20, since_then: 30, asked_before: 20, figures: 10, points: 30 }

/** `value` either side of zero: as many digits as are exact. */
export const DIAGRAM_LIMITS = {
  columns: { least: 2, most: 5 },
  rows: { least: 1, most: 15 },
  steps: { least: 2, most: 10 },
  bars: { least: 2, most: 15 },
  value: 1e15,
}

export const FIGURE_PLACES = ['summary', 'past', 'present', 'future', 'content'] as const
export const MAP_AREAS = ['india', 'world'] as const

/** The static part of the syllabus behind the news. */
export const STUDY_KINDS = ['constitution', 'act', 'ncert', 'report'] as const
export type StudyKind = (typeof STUDY_KINDS)[number]

export const VALUE_KINDS = ['data', 'committee', 'judgment', 'quotation'] as const

export const MAX_STUDY_WITH = 4
export const MAX_WATCH = 6
export const VALUE_BOX = { least: 3, most: 6 }

interface Dated {
  date: string
}

/** Something was added on or after the day by which it was expected. */
export const isFollowedUp = ({ date }: Dated, sinceThen: readonly Dated[]): boolean =>
  sinceThen.some((entry) => entry.date >= date)

type Sourced<Value, Source> = Omit<Value, 'source'> & { source: Source }

/** Replaces positions. */
export const withSources = <Value extends { source: number }, Source>(
  values: readonly Value[] | undefined,
  sources: readonly Source[],
): Sourced<Value, Source>[] =>
  (values ?? []).flatMap((value) => {
    const source = sources[value.source]
    return source ? [{ ...value, source }] : []
  })
