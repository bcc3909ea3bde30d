import type { PublicCopy } from '#contract/site/public-copy.ts'

export function ExamList({ list }: { list: PublicCopy['exams']['list'] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {list.map(({ name, text }) => (
        <div key={name} className="gap-x-6 py-3 sm:grid sm:grid-cols-[13rem_minmax(0,1fr)]">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-quiet">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
