import type { PublicCopy } from '#contract/site/public-copy.ts'
import * as m from '#messages/site/marketing/pages.ts'
import { Badge } from '#web/ui/badge.tsx'

const MARKS = { pro: <Badge tone="signal">Pro</Badge>, coming: <Badge>{m.coming}</Badge> }

export function FeatureList({ list }: { list: PublicCopy['features']['groups'][number]['list'] }) {
  return (
    <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {list.map(({ title, text, mark }) => (
        <li key={title}>
          <h3 className="flex flex-wrap items-center gap-x-2 font-semibold">
            {title} {mark && MARKS[mark]}
          </h3>
          <p className="mt-1 text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  )
}
