import { useQuery } from '@tanstack/react-query'
import { ENGLISH_NAMES } from '#contract/languages.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { entryProcessing, useProcessEntry } from './api.ts'
import { UnitCell } from './article-units.tsx'

/** Translations of the items in the news of a day that has some. */
export function InNewsUnits({ entryId }: { entryId: string }) {
  const { data } = useQuery(entryProcessing(entryId))
  const process = useProcessEntry()
  if (!data) return null
  // Of a day from before items were translated. Others begin with their articles.
  const isLeftOut = data.in_news.length === 0 && data.articles.some(({ units }) => units.length > 0)
  const onError = (error: unknown) => toast(failureText(error, 'Something went wrong. Please try again.'), 'error')
  if (isLeftOut)
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p className="text-quiet">The items have not been translated yet.</p>
        <Button variant="outline" busy={process.isPending} onClick={() => process.mutate(entryId, { onError })}>
          Translate now
        </Button>
      </div>
    )
  return (
    <ul className="divide-y divide-line border-t border-line empty:hidden">
      {data.in_news.map((unit) => (
        <li key={unit.unit_id} className="grid gap-x-6 gap-y-3 py-3 sm:grid-cols-[5rem_1fr]">
          <span className="font-medium">{ENGLISH_NAMES[unit.language]}</span>
          <UnitCell unit={unit} editPath={undefined} isNamed />
        </li>
      ))}
    </ul>
  )
}
