import type { Language } from '#contract/languages.ts'
import type { Sketch } from '#contract/reading/provenance.ts'
import { TEXTS as PAGE_TEXTS } from '#messages/all/reading-language/page.ts'
import { LANGUAGE } from '#messages/language.ts'
import { ScrollArea } from '#web/ui/scroll-area.tsx'

type Table = Extract<Sketch, { kind: 'table' }>

/** The first cell of a row names it. */
export function FigureTable({ table: { columns, rows }, lang }: { table: Table; lang: Language }) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: cells have no ids, and the table only changes as a whole
  return (
    <ScrollArea label={PAGE_TEXTS[LANGUAGE === 'en' ? lang : LANGUAGE].table}>
      <table lang={lang} className="markup-table font-sans">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column[lang]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{name?.[lang]}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell[lang]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
  // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
}
