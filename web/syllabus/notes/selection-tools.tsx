import { Flag } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { MAX_QUOTE, MEANING_NAMES, MEANINGS, type Meaning } from '#contract/syllabus/notes-rules.ts'
import * as m from '#messages/syllabus/notes.ts'
import { newClientKey } from '#web/platform/client-key.ts'
import { ControlWord } from '#web/platform/text/control-word.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useStepAside } from '#web/ui/use-step-aside.ts'
import { saveHighlight } from './api.ts'
import { goesOn, isTranslated, type Passage, passageOf, selectedRange } from './passage.ts'
import { reportFailure } from './report-failure.ts'

interface SelectionToolsProps {
  articleId: string
  onReport: (passage: Passage) => void
}

/** Stays clear of the phone's own selection menu. */
export function SelectionTools(props: SelectionToolsProps) {
  return useIsSelected() && <Tools {...props} />
}

function Tools({ articleId, onReport }: SelectionToolsProps) {
  const box = useRef<HTMLDivElement>(null)
  // By keyboard one may read on with words selected.
  const isAside = useStepAside(box)
  const highlight = (meaning: Meaning) => {
    const selected = selectedPassage()
    if (!selected) return
    const { passage, isCut } = selected
    const said = { meaning: MEANING_NAMES[meaning].toLowerCase() }
    saveHighlight(articleId, { highlight_id: newClientKey(), ...passage, meaning, note: '' }).then(
      () => toast(isCut ? m.highlightedToEnd(said) : m.highlighted(said)),
      reportFailure,
    )
  }
  const report = () => {
    const selected = selectedPassage()
    if (selected) onReport(selected.passage)
  }
  return (
    <div
      ref={box}
      data-aside={isAside || undefined}
      role="toolbar"
      aria-label={m.highlightSelected}
      className="selection-tools fixed inset-x-4 bottom-[calc(1rem+var(--below)+var(--toasts,0px))] z-30 mx-auto data-aside:not-focus-within:pointer-events-none data-aside:not-focus-within:opacity-0 flex w-fit flex-wrap rounded-card border border-strong bg-surface p-1 shadow-lg print:hidden"
      // Pressing a button would end the selection.
      onPointerDown={(event) => event.preventDefault()}
    >
      <span aria-hidden="true" className="px-3 text-sm text-quiet max-sm:w-full max-sm:pt-1 sm:self-center">
        <ControlWord isText>Highlight as</ControlWord>
      </span>
      <div className="flex flex-wrap max-sm:w-full">
        {MEANINGS.map((meaning) => (
          <Button
            key={meaning}
            variant="ghost"
            className="px-2 text-sm max-sm:flex-auto sm:px-3"
            onClick={() => highlight(meaning)}
          >
            <ControlWord>{MEANING_NAMES[meaning]}</ControlWord>
          </Button>
        ))}
      </div>
      <div className="border-line max-sm:mt-1 max-sm:w-full max-sm:border-t max-sm:pt-1 sm:border-s sm:ps-1">
        <Button variant="ghost" className="px-3 text-sm max-sm:w-full" onClick={report}>
          <Flag aria-hidden="true" className="size-4" />
          <ControlWord>Report a mistake</ControlWord>
        </Button>
      </div>
    </div>
  )
}

/** Also ends the selection. */
function selectedPassage(): { passage: Passage; isCut: boolean } | undefined {
  const range = selectedRange()
  const passage = range && passageOf(range)
  const problem = isTranslated()
    ? m.pageTranslated
    : !passage
      ? m.selectWords
      : passage.quote.length > MAX_QUOTE
        ? m.tooLong({ count: MAX_QUOTE })
        : undefined
  if (problem) toast(problem, 'error')
  if (!passage || problem) return undefined
  const isCut = goesOn(range, passage)
  document.getSelection()?.removeAllRanges()
  return { passage, isCut }
}

/** Only whether: reading the words at each step would be slow on phones. */
function useIsSelected(): boolean {
  return useSyncExternalStore(onSelection, () => selectedRange() !== undefined)
}

function onSelection(listener: () => void): () => void {
  document.addEventListener('selectionchange', listener)
  return () => document.removeEventListener('selectionchange', listener)
}
