import { useMemo } from 'react'
import { type MarkedBlock, type MarkedSpan, markFirstHits } from './first-hits.ts'
import type { TermFinder } from './key-terms.ts'
import { TermMark } from './term-mark.tsx'

interface MarkupProps {
  text: string
  /** Finds the key terms to mark. */
  find: TermFinder
  /** Where headings inside the text stand in the page's outline. */
  heading: 'h3' | 'h4' | 'h5'
}

/** Simple markup with its key terms, as elements: no HTML is ever made of what somebody wrote. */
export function Markup({ text, find, heading }: MarkupProps) {
  const blocks = useMemo(() => markFirstHits(text, find), [text, find])
  return <Blocks blocks={blocks} heading={heading} />
}

export function Blocks({ blocks, heading }: { blocks: MarkedBlock[]; heading: MarkupProps['heading'] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text changes as a whole, its blocks have no other name
  return blocks.map((block, place) => <MarkupBlock key={place} block={block} heading={heading} />)
}

function MarkupBlock({ block, heading: Heading }: { block: MarkedBlock; heading: MarkupProps['heading'] }) {
  if (block.kind === 'list')
    return (
      <ul className="my-(--reading-gap) list-disc space-y-(--reading-items) pl-5 marker:text-quiet">
        {block.items.map((spans, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place}>
            <Spans spans={spans} />
          </li>
        ))}
      </ul>
    )
  if (block.kind === 'heading')
    return (
      <Heading className="mt-5 mb-1 font-semibold first:mt-0">
        <Spans spans={block.spans} />
      </Heading>
    )
  return (
    <p className="my-(--reading-gap) whitespace-pre-line wrap-anywhere first:mt-0 last:mb-0">
      <Spans spans={block.spans} />
    </p>
  )
}

function Spans({ spans }: { spans: MarkedSpan[] }) {
  return spans.map(({ strong, stretches }, place) => {
    const text = stretches.map((stretch, at) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      stretch.term === undefined ? stretch.text : <TermMark key={at} place={stretch.term} text={stretch.text} />,
    )
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return strong ? <strong key={place}>{text}</strong> : text
  })
}
