import { EXCHANGE_FORBIDDEN } from '#contract/practice/exchange-rules.ts'
import { can } from '#contract/roles.ts'
import * as titles from '#messages/screens/practice.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { ReviewDesk } from '#web/practice/exchange/review-desk.tsx'
import { ProNeeded } from '#web/practice/quizzes/pro-needed.tsx'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { exchangeReportDialog } from './exchange-report-dialog.tsx'

export function Component() {
  const [language] = useChosenLanguage()
  const mayReview = can(useSession().user?.role, 'proStudy')
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.exchange}>{titles.answerExchange}</BackLink>
      <h1 tabIndex={-1} className="mt-2 mb-4 text-2xl font-semibold sm:text-3xl">
        {titles.reviewAnswer}
      </h1>
      {mayReview ? (
        <ReviewDesk language={language} reportDialog={exchangeReportDialog} />
      ) : (
        <ProNeeded sentence={EXCHANGE_FORBIDDEN} />
      )}
    </div>
  )
}
