import { useMemo } from 'react'
import type { Language } from '#contract/languages.ts'
import { type MarkedBlock, type MarkedSpan, markFirstMentions } from '#contract/reading/article-text/first-mentions.ts'
import type { TermFinder } from '#contract/reading/article-text/key-terms.ts'
import { TEXTS as PAGE_TEXTS } from '#messages/all/reading-language/page.ts'
import { LANGUAGE } from '#messages/language.ts'
import { ScrollArea } from '#web/ui/scroll-area.tsx'
import { TextParts } from './text-parts.tsx'

interface MarkupProps {
  text: string
  find: TermFinder
  /** Of headings inside the text. */
  heading: 'h3' | 'h4' | 'h5'
  lang?: Language
}

/** React elements, never HTML. */
export function Markup({ text, find, heading, lang = 'en' }: MarkupProps) {
  const blocks = useMemo(() => markFirstMentions(text, find), [text, find])
  return <Blocks blocks={blocks} heading={heading} lang={lang} />
}

type Setting = { heading: MarkupProps['heading']; lang?: Language }

export function Blocks({ blocks, heading, lang = 'en' }: Setting & { blocks: MarkedBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no ids, and the text only changes as a whole
  return blocks.map((block, index) => <MarkupBlock key={index} block={block} heading={heading} lang={lang} />)
}

function MarkupBlock({ block, heading: Heading, lang }: Required<Setting> & { block: MarkedBlock }) {
  if (block.kind === 'table') return <MarkupTable table={block} lang={lang} />
  if (block.kind === 'list') return <ul className={`list-disc ${LIST}`}>{itemsOf(block.items, lang)}</ul>
  if (block.kind === 'numbered')
    return (
      <ol start={block.start} className={`list-decimal ${LIST}`}>
        {itemsOf(block.items, lang)}
      </ol>
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

const LIST = 'my-(--reading-gap) space-y-(--reading-items) ps-[2em] wrap-anywhere marker:text-quiet'

const itemsOf = (items: MarkedSpan[][], lang: Language) =>
  items.map((spans, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <li key={index}>
      <Spans spans={spans} lang={lang} />
    </li>
  ))

type Table = Extract<MarkedBlock, { kind: 'table' }>

/** Scrolls by itself if wide. */
function MarkupTable({ table: { align, head, rows }, lang }: { table: Table; lang: Language }) {
  return (
    <ScrollArea label={PAGE_TEXTS[LANGUAGE === 'en' ? lang : LANGUAGE].table} className="my-[1em]">
      <table className="markup-table">
        <thead>
          <tr>
            {head.map((spans, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no ids, and the text only changes as a whole
              <th key={column} scope="col" data-align={align[column]}>
                <Spans spans={spans} lang={lang} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={index}>
              {row.map((spans, column) => {
                const Cell = column === 0 && spans.length > 0 ? 'th' : 'td'
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <Cell key={column} scope={Cell === 'th' ? 'row' : undefined} data-align={align[column]}>
                    <Spans spans={spans} lang={lang} />
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

function Spans({ spans, lang }: { spans: MarkedSpan[]; lang: Language }) {
  return spans.map(({ strong, emphasised, parts }, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: spans have no ids, and the text only changes as a whole
    const words = <TextParts key={index} parts={parts} lang={lang} />
    const text = emphasised ? <em key={index}>{words}</em> : words
    return strong ? <strong key={index}>{text}</strong> : text
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  })
}
