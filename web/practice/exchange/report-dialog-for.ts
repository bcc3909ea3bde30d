import type { ReactNode } from 'react'

export type ReportDialogFor = (about: { reviewId: string } | { offerId: string }, onClose: () => void) => ReactNode
