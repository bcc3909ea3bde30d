import type { Report } from '#contract/moderation.ts'
import { ReportCard, ReportRow } from './report-row.tsx'

/** A table where there is room for its columns, which larger type needs more of; cards elsewhere. */
export function ReportList({ reports, onOpen }: { reports: Report[]; onOpen: (reportId: string) => void }) {
  return (
    <div className="@container">
      <table className="hidden w-full table-fixed border-collapse text-left @4xl:table">
        <caption className="sr-only">Reports, latest first</caption>
        <thead className="border-b border-strong text-sm text-quiet">
          <tr>
            {COLUMNS.map(({ name, width }) => (
              <th key={name} scope="col" className={`py-2 pr-4 font-semibold ${width}`}>
                {name === 'Actions' ? <span className="sr-only">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reports.map((report) => (
            <ReportRow key={report.report_id} report={report} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
      <ul className="border-t border-line @4xl:hidden">
        {reports.map((report) => (
          <ReportCard key={report.report_id} report={report} onOpen={onOpen} />
        ))}
      </ul>
    </div>
  )
}

const COLUMNS = [
  { name: 'Reported post', width: '' },
  { name: 'Reason', width: 'w-52' },
  { name: 'Reported by', width: 'w-36' },
  { name: 'Status', width: 'w-28' },
  { name: 'Actions', width: 'w-26' },
]
