export const REPORT_STATUSES = ['pending', 'reviewed', 'resolved', 'dismissed'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

/** `answer` and `review`: of the exchange. */
export const REPORT_SUBJECTS = ['post', 'answer', 'review'] as const
export type ReportSubject = (typeof REPORT_SUBJECTS)[number]

export type Verdict = Exclude<ReportStatus, 'pending'>
export const VERDICTS = ['reviewed', 'resolved', 'dismissed'] as const satisfies readonly Verdict[]

export const MAX_NOTE_CHARACTERS = 2000
export const MAX_VERSIONS = 20
export const MAX_OTHER_REPORTS = 50

export const REPORT_NOT_FOUND = 'Report not found'
export const ALREADY_REVIEWED = 'This report has already been reviewed'
