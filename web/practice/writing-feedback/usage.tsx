import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '#contract/amounts.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { feedbackUsage } from './api.ts'

/** For admins. Nothing if never offered. */
export function FeedbackUsage() {
  const { data } = useQuery(feedbackUsage())
  if (!data || (!data.service && data.total.calls === 0)) return null
  const { service, total, days } = data
  return (
    <Card title="Feedback on answers">
      <p className="wrap-anywhere">
        {service
          ? `${service.host}, ${service.model}. Each person may ask ${service.per_day} times a day.`
          : 'It is no longer offered.'}
      </p>
      <p className="tabular-nums">
        {formatNumber(total.calls)} calls, {formatNumber(total.failed)} without feedback. {formatNumber(total.tokens_in)} tokens
        in, {formatNumber(total.tokens_out)} out, as the service reports them.
      </p>
      {days.length > 0 && (
        <DataTable
          caption="Calls and tokens of the last 30 days with calls"
          columns={['Day, model and calls', 'Tokens in', 'Tokens out']}
          rows={days.map(({ day, model, calls, failed, tokens_in, tokens_out }) => [
            `${formatDay(day)}, ${model}: ${formatNumber(calls)} (${formatNumber(failed)} failed)`,
            formatNumber(tokens_in),
            formatNumber(tokens_out),
          ])}
        />
      )}
    </Card>
  )
}
