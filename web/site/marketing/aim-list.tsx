import type { PublicCopy } from '#contract/site/public-copy.ts'
import * as m from '#messages/site/marketing/pages.ts'

/** Plain text: large figures would look measured. */
export function AimList({ list }: { list: PublicCopy['aims']['list'] }) {
  return (
    <dl className="space-y-2 text-sm text-quiet">
      {list.map(({ figure, text }) => (
        <div key={figure} className="sm:grid sm:grid-cols-[7rem_minmax(0,1fr)]">
          <dt className="font-medium">{m.aim({ figure })}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
