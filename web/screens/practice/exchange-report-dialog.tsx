import { ReportDialog } from '#web/community/moderation/report-dialog.tsx'
import { queryClient } from '#web/platform/http/query-client.ts'
import { reportAnswer, reportReview } from '#web/practice/exchange/api.ts'
import type { ReportDialogFor } from '#web/practice/exchange/report-dialog-for.ts'

const reloadExchange = () => queryClient.invalidateQueries({ queryKey: ['exchange'] })

/** Neither side is named. */
export const exchangeReportDialog: ReportDialogFor = (about, onClose) => {
  const isReview = 'reviewId' in about
  const name = isReview ? 'review' : 'answer'
  return (
    <ReportDialog
      what={name}
      draftName={`report/${isReview ? about.reviewId : about.offerId}`}
      description={`Tell the moderators what is wrong with the ${name}. The other side won’t know who reported it.`}
      onSend={async (reason, details) => {
        if (isReview) await reportReview(about.reviewId, reason, details)
        else await reportAnswer(about.offerId, reason, details)
        void reloadExchange()
      }}
      onClose={onClose}
    />
  )
}
