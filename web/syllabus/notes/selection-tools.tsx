import { useRef, useSyncExternalStore } from 'react'
import { MAX_QUOTE, MEANING_NAMES, MEANINGS, type Meaning } from '#contract/syllabus/notes-rules.ts'
import { newClientKey } from '#web/platform/client-key.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useStepAside } from '#web/ui/use-step-aside.ts'
import { saveHighlight } from './api.ts'
import { goesOn, passageOf, selectedRange } from './passage.ts'
import { reportFailure } from './report-failure.ts'

/** While words of the article are selected: what to highlight them as. It stays clear of the menu that a phone shows beside a selection. */
export function SelectionTools({ articleId }: { articleId: string }) {
  return useIsSelected() && <Tools articleId={articleId} />
}

function Tools({ articleId }: { articleId: string }) {
  const box = useRef<HTMLDivElement>(null)
  // By keyboard one may go on reading with words selected.
  const isAside = useStepAside(box)
  const highlight = (meaning: Meaning) => {
    const range = selectedRange()
    const passage = range && passageOf(range)
    if (!passage) return toast(NO_WORDS, 'error')
    if (passage.quote.length > MAX_QUOTE) return toast(TOO_LONG, 'error')
    const extent = goesOn(range, passage) ? ' It ends with its section.' : ''
    document.getSelection()?.removeAllRanges()
    saveHighlight(articleId, { highlight_id: newClientKey(), ...passage, meaning, note: '' }).then(
      () =>
        toast(`Highlighted as ${MEANING_NAMES[meaning].toLowerCase()}.${extent} A note can be added at the end of the article.`),
      reportFailure,
    )
  }
  return (
    <div
      ref={box}
      data-aside={isAside || undefined}
      role="toolbar"
      aria-label="Highlight the selected words"
      className="fixed inset-x-4 bottom-[calc(1rem+var(--below)+var(--toasts,0px))] z-30 mx-auto data-aside:not-focus-within:pointer-events-none data-aside:not-focus-within:opacity-0 flex w-fit flex-wrap justify-center rounded-card border border-strong bg-surface p-1 shadow-lg print:hidden"
      // Else pressing a button would end the selection first.
      onPointerDown={(event) => event.preventDefault()}
    >
      {MEANINGS.map((meaning) => (
        <Button key={meaning} variant="ghost" className="px-3 text-sm" onClick={() => highlight(meaning)}>
          {MEANING_NAMES[meaning]}
        </Button>
      ))}
    </div>
  )
}

const NO_WORDS = 'Select words of the summary or the analysis.'
const TOO_LONG = `At most ${MAX_QUOTE.toLocaleString('en-IN')} characters can be highlighted at once.`

/** Only whether, not what: reading the words of a long article at each step of a selection would be slow on a phone. */
function useIsSelected(): boolean {
  return useSyncExternalStore(onSelection, () => selectedRange() !== undefined)
}

function onSelection(listener: () => void): () => void {
  document.addEventListener('selectionchange', listener)
  return () => document.removeEventListener('selectionchange', listener)
}
