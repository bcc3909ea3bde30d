import { useState } from 'react'
import type { Bag } from '#web/newsroom/article-form/article-values.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useReadDocument } from './api.ts'
import { ImportChoice } from './import-choice.tsx'
import { ImportResult } from './import-result.tsx'

interface ImportDialogProps {
  /** What is there already. */
  article: Bag
  onClose: () => void
  /** The parts that were ticked, in the form of an upload. */
  onImport: (article: Bag) => void
}

const FAILED = 'We could not read the document. Please try again.'

export function ImportDialog({ article, onClose, onImport }: ImportDialogProps) {
  const read = useReadDocument()
  const [name, setName] = useState('')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title="Import from a document"
      description={
        read.data
          ? 'Tick what you want to take over. Nothing is saved until you save the article.'
          : 'Headings such as Past, Present, Future, Key terms, Sources and Practice questions divide the document.'
      }
    >
      {read.data ? (
        <ImportResult
          article={article}
          imported={read.data}
          name={name}
          onBack={read.reset}
          onImport={(parts) => {
            onImport(parts)
            onClose()
          }}
        />
      ) : (
        <ImportChoice
          problem={read.error ? failureText(read.error, FAILED) : undefined}
          isBusy={read.isPending}
          onCancel={onClose}
          onRead={(source) => {
            setName(source.name ?? '')
            read.mutate(source)
          }}
        />
      )}
    </Dialog>
  )
}
