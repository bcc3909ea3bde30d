import { FileInput } from 'lucide-react'
import { useState } from 'react'
import type { Bag } from '#web/newsroom/article-form/article-values.ts'
import { Button } from '#web/ui/button.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { withImported } from './merge-imported.ts'

interface ImportButtonProps {
  article: Bag
  /** With the parts that were ticked. */
  onChange: (article: Bag) => void
}

export function ImportButton({ article, onChange }: ImportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <FileInput aria-hidden="true" className="size-5" />
        Import from a document
      </Button>
      {isOpen && (
        <ImportDialog
          article={article}
          onClose={() => setOpen(false)}
          onImport={(parts) => onChange(withImported(article, parts))}
        />
      )}
    </>
  )
}
