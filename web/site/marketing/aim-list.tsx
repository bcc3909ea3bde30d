import type { PublicCopy } from '#contract/site/public-copy.ts'

export function AimList({ list }: { list: PublicCopy['aims']['list'] }) {
  return (
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {list.map(({ figure, text }) => (
        <div key={figure}>
          <dt className="font-serif text-3xl font-semibold">
            <span className="font-sans text-sm font-medium text-quiet">Aim: </span>
            {figure}
          </dt>
          <dd className="text-quiet">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
