import { ChevronDown } from 'lucide-react'
import type { PublicCopy } from '#contract/site/public-copy.ts'

/** Browsers open only one `<details>` of a name. */
export function FaqList({ list }: { list: PublicCopy['faq']['list'] }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {list.map(({ question, answer }) => (
        <details key={question} name="faq" className="group/faq">
          <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-3 hover:text-accent [&::-webkit-details-marker]:hidden">
            <h3 className="font-medium">{question}</h3>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-quiet group-open/faq:rotate-180 motion-safe:transition-[rotate] motion-safe:duration-150"
            />
          </summary>
          <p className="max-w-prose pb-5 text-quiet">{answer}</p>
        </details>
      ))}
    </div>
  )
}
