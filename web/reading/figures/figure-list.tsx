import './diagrams.css'
import type { Language } from '#contract/languages.ts'
import type { Figure, Sketch, Source } from '#contract/reading/provenance.ts'
import { TEXTS as PROVENANCE_TEXTS } from '#messages/all/reading-language/provenance.ts'
import { Words } from '#web/reading/articles/words.tsx'
import { LocatorMap } from '#web/reading/maps/locator-map.tsx'
import { SourceLink } from '#web/reading/provenance/source-link.tsx'
import { FigureChart } from './figure-chart.tsx'
import { FigureFlow } from './figure-flow.tsx'
import { FigureImage } from './figure-image.tsx'
import { FigureTable } from './figure-table.tsx'

interface FigureListProps {
  figures: readonly Figure[]
  sources: readonly Source[]
  lang: Language
}

export function FigureList({ figures, sources, lang }: FigureListProps) {
  return (
    <div className="my-8 max-w-(--reading-measure) space-y-8 lg:col-start-2">
      {figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures have no ids, and the list only changes as a whole
        <FigureRow key={index} figure={figure} source={sources[figure.source ?? -1]} lang={lang} />
      ))}
    </div>
  )
}

interface FigureRowProps {
  figure: Figure | Sketch
  source: Source | undefined
  lang: Language
}

export function FigureRow({ figure, source, lang: wanted }: FigureRowProps) {
  const lang = figure.caption[wanted] ? wanted : 'en'
  return (
    <figure className="font-sans print:break-inside-avoid">
      {figure.kind === 'map' && <LocatorMap figure={figure} lang={lang} />}
      {figure.kind === 'image' && (
        <FigureImage image={figure.image} alt={figure.alt[lang]} caption={figure.caption[lang]} lang={lang} />
      )}
      {figure.kind === 'table' && <FigureTable table={figure} lang={lang} />}
      {figure.kind === 'flow' && <FigureFlow flow={figure} lang={lang} />}
      {figure.kind === 'chart' && <FigureChart chart={figure} lang={lang} />}
      <figcaption lang={lang} className="mt-2 font-sans text-sm leading-reading wrap-anywhere">
        <Words text={figure.caption[lang]} lang={lang} />
        {source && (
          <span className="block text-quiet">
            {`${PROVENANCE_TEXTS[lang].source}: `}
            <SourceLink source={source} lang={lang} />
          </span>
        )}
      </figcaption>
    </figure>
  )
}
