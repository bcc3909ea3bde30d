import { Fragment, useMemo } from 'react'
import type { Language } from '#contract/languages.ts'
import type { TermFinder } from '#web/reading/key-terms/key-terms.ts'
import { TermMark } from '#web/reading/key-terms/term-mark.tsx'
import { type MarkedBlock, type MarkedSpan, markFirstHits } from './first-hits.ts'
import { Words } from './words.tsx'

interface MarkupProps {
  text: string
  /** Finds the key terms to mark. */
  find: TermFinder
  /** Where headings inside the text stand in the page's outline. */
  heading: 'h3' | 'h4' | 'h5'
  lang?: Language
}

/** Simple markup with its key terms, as elements: no HTML is ever made of what somebody wrote. */
export function Markup({ text, find, heading, lang = 'en' }: MarkupProps) {
  const blocks = useMemo(() => markFirstHits(text, find), [text, find])
  return <Blocks blocks={blocks} heading={heading} lang={lang} />
}

type Setting = { heading: MarkupProps['heading']; lang?: Language }

export function Blocks({ blocks, heading, lang = 'en' }: Setting & { blocks: MarkedBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text changes as a whole, its blocks have no other name
  return blocks.map((block, place) => <MarkupBlock key={place} block={block} heading={heading} lang={lang} />)
}

function MarkupBlock({ block, heading: Heading, lang }: Required<Setting> & { block: MarkedBlock }) {
  if (block.kind === 'list')
    return (
      <ul className="my-(--reading-gap) list-disc space-y-(--reading-items) pl-5 marker:text-quiet">
        {block.items.map((spans, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place}>
            <Spans spans={spans} lang={lang} />
          </li>
        ))}
      </ul>
    )
  if (block.kind === 'heading')
    return (
      <Heading className="mt-5 mb-1 font-semibold first:mt-0">
        <Spans spans={block.spans} lang={lang} />
      </Heading>
    )
  return (
    <p className="my-(--reading-gap) whitespace-pre-line wrap-anywhere first:mt-0 last:mb-0">
      <Spans spans={block.spans} lang={lang} />
    </p>
  )
}

function Spans({ spans, lang }: { spans: MarkedSpan[]; lang: Language }) {
  return spans.map(({ strong, stretches }, place) => {
    const text = stretches.map((stretch, at) => {
      const words = <Words text={stretch.text} lang={lang} />
      // biome-ignore-start lint/suspicious/noArrayIndexKey: see above
      if (stretch.term === undefined) return <Fragment key={at}>{words}</Fragment>
      return (
        <TermMark key={at} place={stretch.term}>
          {words}
        </TermMark>
      )
      // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
    })
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return strong ? <strong key={place}>{text}</strong> : text
  })
}
