import { PAGE_TEXTS } from '#contract/catalogue/catalogue.ts'
import type { Language } from '#contract/languages.ts'
import type { MarkedBlock } from './first-mentions.ts'
import { Spans } from './marked-spans.tsx'

type Table = Extract<MarkedBlock, { kind: 'table' }>

/** A table of a text. Where it is wider than the page, it scrolls by itself. */
export function MarkupTable({ table: { align, head, rows }, lang }: { table: Table; lang: Language }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      aria-label={PAGE_TEXTS[lang].table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs keyboard access
      tabIndex={0}
      className="my-[1em] overflow-x-auto print:overflow-visible"
    >
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
    </div>
  )
}
