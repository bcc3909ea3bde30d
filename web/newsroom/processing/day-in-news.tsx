import { Link } from 'react-router'
import { ENGLISH_NAMES, isTarget, LANGUAGES } from '#contract/languages.ts'
import type { Unit } from '#contract/newsroom/processing.ts'
import { paths } from '#web/platform/paths.ts'
import { UnitCell } from './article-units.tsx'

interface InNewsProps {
  entryId: string
  units: readonly Unit[]
}

/** Below the articles of a day: their parts are of an article, these of the day. */
export function InNewsRow({ entryId, units }: InNewsProps) {
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-3 pe-4 text-start font-medium">
        <DayLink entryId={entryId} />
      </th>
      {LANGUAGES.map((language) => {
        const unit = units.find((one) => one.language === language)
        return (
          <td key={language} className="py-3 pe-4 text-sm text-quiet">
            {unit && <UnitCell unit={unit} editPath={undefined} isNamed />}
            {!unit && !isTarget(language) && 'Original'}
          </td>
        )
      })}
    </tr>
  )
}

export function InNewsCard({ entryId, units }: InNewsProps) {
  return (
    <li className="space-y-2 border-b border-line py-3">
      <p className="font-medium">
        <DayLink entryId={entryId} />
      </p>
      <dl className="space-y-3 text-sm">
        {units.map((unit) => (
          <div key={unit.unit_id} className="flex gap-x-3">
            <dt className="w-16 shrink-0 text-quiet">{ENGLISH_NAMES[unit.language]}</dt>
            <dd className="min-w-0 flex-1">
              <UnitCell unit={unit} editPath={undefined} isNamed />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

const DayLink = ({ entryId }: { entryId: string }) => (
  <Link
    to={paths.adminInNews(entryId)}
    className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 @4xl:min-h-6"
  >
    Items in the news
  </Link>
)
