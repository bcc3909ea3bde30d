import type { Language } from '#contract/languages.ts'
import type { SourcedSketch } from '#contract/reading/provenance.ts'
import { TEXTS as DIAGRAM_TEXTS } from '#messages/all/reading-language/diagrams.ts'
import { FigureRow } from './figure-list.tsx'

interface SketchDrawingProps {
  sketch: SourcedSketch
  lang: Language
}

export function SketchDrawing({ sketch: { figure, source }, lang }: SketchDrawingProps) {
  return (
    <div className="mt-4 border-t border-line pt-3 font-sans">
      <p lang={lang} className="mb-3 font-sans font-medium">
        {DIAGRAM_TEXTS[lang].sketch}
      </p>
      <FigureRow figure={figure} source={source} lang={lang} />
    </div>
  )
}
