import { useEffect, useState } from 'react'
import { MAX_QUOTE, MEANING_NAMES, MEANINGS, type Meaning } from '#contract/syllabus/notes-rules.ts'
import { newClientKey } from '#web/platform/client-key.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { changeHighlight } from './api.ts'
import { type Passage, selectedPassage } from './passage.ts'

/** While words of the article are selected: what to highlight them as. It stays clear of the menu that a phone shows beside a selection. */
export function SelectionTools({ articleId }: { articleId: string }) {
  const passage = useSelectedPassage()
  if (!passage) return null
  const highlight = (meaning: Meaning) => {
    if (passage.quote.length > MAX_QUOTE) return toast(TOO_LONG, 'error')
    window.getSelection()?.removeAllRanges()
    changeHighlight(articleId, { highlight_id: newClientKey(), ...passage, meaning, note: '' }).then(
      () => toast(`Highlighted as ${MEANING_NAMES[meaning].toLowerCase()}. A note can be added at the end of the article.`),
      (error) => toast(failureText(error, 'The highlight could not be saved. Please try again.'), 'error'),
    )
  }
  return (
    <div
      role="toolbar"
      aria-label="Highlight the selected words"
      className="fixed bottom-4 left-1/2 z-30 flex max-w-[calc(100vw-2rem)] -translate-x-1/2 flex-wrap justify-center rounded-card border border-strong bg-surface p-1 shadow-lg print:hidden"
      // Else pressing a button would end the selection first.
      onPointerDown={(event) => event.preventDefault()}
    >
      {MEANINGS.map((meaning) => (
        <Button key={meaning} variant="ghost" onClick={() => highlight(meaning)}>
          {MEANING_NAMES[meaning]}
        </Button>
      ))}
    </div>
  )
}

const TOO_LONG = `At most ${MAX_QUOTE.toLocaleString('en-IN')} characters can be highlighted at once.`

function useSelectedPassage(): Passage | undefined {
  const [passage, setPassage] = useState<Passage>()
  useEffect(() => {
    const read = () => setPassage(selectedPassage(document.getSelection()))
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [])
  return passage
}
