export const REPORT_TEXT = { least: 10, most: 1000 }
export const MAX_REPORT_ANSWER = 1000

export const MISTAKE_DECISIONS = ['corrected', 'no_mistake', 'duplicate'] as const
export type MistakeDecision = (typeof MISTAKE_DECISIONS)[number]
export const MISTAKE_STATUSES = ['open', ...MISTAKE_DECISIONS] as const
export type MistakeStatus = (typeof MISTAKE_STATUSES)[number]

export const MISTAKE_STATUS_LABELS: Record<MistakeStatus, string> = {
  open: 'Open',
  corrected: 'Corrected',
  no_mistake: 'No mistake',
  duplicate: 'Reported before',
}

export const MISTAKE_REPORT_NOT_FOUND = 'Report not found'
export const MISTAKE_DECIDED = 'This report has already been answered'
export const CORRECTION_NEEDED = '“Corrected” needs the correction of the article that followed'
export const NOT_ITS_CORRECTION = 'This is not a correction of the article'
export const CORRECTION_WITHOUT_DECISION = 'A correction belongs to the decision “corrected” only'
