import * as m from '#messages/screens/practice/pages.ts'
import { ReportDialog } from '#web/community/moderation/report-dialog.tsx'
import { queryClient } from '#web/platform/http/query-client.ts'
import { reportAnswer, reportReview } from '#web/practice/exchange/api.ts'
import type { ReportDialogFor } from '#web/practice/exchange/report-dialog-for.ts'

const reloadExchange = () => queryClient.invalidateQueries({ queryKey: ['exchange'] })

/** Neither side is named. */
export const exchangeReportDialog: ReportDialogFor = (about, onClose) => {
  const isReview = 'reviewId' in about
  return (
    <ReportDialog
      what={isReview ? 'review' : 'answer'}
      draftName={`report/${isReview ? about.reviewId : about.offerId}`}
      description={isReview ? m.reportReview : m.reportAnswer}
      onSend={async (reason, details) => {
        if (isReview) await reportReview(about.reviewId, reason, details)
        else await reportAnswer(about.offerId, reason, details)
        void reloadExchange()
      }}
      onClose={onClose}
    />
  )
}
