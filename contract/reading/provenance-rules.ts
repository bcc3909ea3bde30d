export const SOURCE_KINDS = {
  judgment: 'Judgment',
  act: 'Act',
  gazette: 'Gazette notification',
  release: 'Press release',
  report: 'Report',
  newspaper: 'Newspaper',
  data: 'Data',
} as const
export type SourceKind = keyof typeof SOURCE_KINDS

export const ASKED_PAPERS = ['Prelims', 'CSAT', 'Essay', 'GS1', 'GS2', 'GS3', 'GS4', 'Optional'] as const

export const ASKED_YEARS = { first: 1979, last: 2199 }

export const MAX_PROVENANCE = { sources: 30, facts: 20, since_then: 30, asked_before: 20, figures: 10, points: 30 }

export const FIGURE_PLACES = ['summary', 'past', 'present', 'future', 'content'] as const
export const MAP_AREAS = ['india', 'world'] as const
