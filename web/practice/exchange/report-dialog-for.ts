import type { ReactNode } from 'react'

/** Opens the window for a report of a review or an answer. */
export type ReportDialogFor = (about: { reviewId: string } | { offerId: string }, onClose: () => void) => ReactNode
