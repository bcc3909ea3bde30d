import { Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import * as m from '#messages/newsroom/mistake-reports/report.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { ReportedPassage } from './api.ts'

/** A tenth of the code of an article; few readers open it. */
const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog, m.formNotLoaded)

interface ReportMistakeProps {
  /** In the language of the article. */
  label: ReactNode
  articleId: string
  lang: Language
  /** `undefined` closes the dialog. */
  asked: ReportedPassage | undefined
  onAsk: (passage: ReportedPassage | undefined) => void
}

/** The button is for readers who cannot select text. */
export function ReportMistake({ label, articleId, lang, asked, onAsk }: ReportMistakeProps) {
  return (
    <>
      <p className="mt-12 print:hidden">
        <Button variant="outline" onClick={() => onAsk(null)}>
          <Flag aria-hidden="true" className="size-4" />
          {label}
        </Button>
      </p>
      {asked !== undefined && <ReportDialog articleId={articleId} lang={lang} passage={asked} onClose={() => onAsk(undefined)} />}
    </>
  )
}
