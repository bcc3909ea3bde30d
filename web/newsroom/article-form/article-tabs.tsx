import { type Ref, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { JsonEditor, type JsonEditorPlaces, type Mistake, type PlacedMistake } from '#web/ui/json-editor/json-editor.tsx'
import { jsonMistake } from '#web/ui/json-editor/json-mistake.ts'
import { Notice } from '#web/ui/status/notice.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ArticleForm } from './article-form.tsx'
import { articleOf, textOf } from './article-values.ts'

export type ArticleTab = 'form' | 'json'

interface ArticleTabsProps {
  /** JSON, changed by both tabs. */
  text: string
  onChange: (text: string) => void
  mistakes: readonly Mistake[]
  onPlaced: (placed: PlacedMistake[]) => void
  open: ArticleTab
  onOpen: (tab: ArticleTab) => void
  editor: Ref<JsonEditorPlaces>
}

export function ArticleTabs({ text, onChange, mistakes, onPlaced, open, onOpen, editor }: ArticleTabsProps) {
  const [setArticle] = useState(() => ({ now: onChange }))
  setArticle.now = onChange
  const [change] = useState(() => (article: unknown) => setArticle.now(textOf(article)))
  const article = articleOf(text)
  return (
    <Tabs
      label="Edit by"
      open={open}
      onOpen={(tab) => onOpen(tab as ArticleTab)}
      tabs={[
        {
          id: 'form',
          label: 'Form',
          panel: article ? (
            <ArticleForm article={article} mistakes={mistakes} onChange={change} />
          ) : (
            <NoForm text={text} onOpenJson={() => onOpen('json')} />
          ),
        },
        {
          id: 'json',
          label: 'JSON',
          panel: (
            <JsonEditor
              ref={editor}
              label="JSON of the article"
              value={text}
              onChange={onChange}
              mistakes={mistakes}
              onPlaced={onPlaced}
            />
          ),
        },
      ]}
    />
  )
}

function NoForm({ text, onOpenJson }: { text: string; onOpenJson: () => void }) {
  const mistake = jsonMistake(text)
  return (
    <Notice tone="warning">
      <p>
        {mistake
          ? `The form needs valid JSON. Line ${mistake.line}, column ${mistake.column}: ${mistake.message}`
          : 'The form needs a JSON object.'}{' '}
        Your text is kept.
      </p>
      <Button variant="link" className="-ms-4" onClick={onOpenJson}>
        Open the JSON tab
      </Button>
    </Notice>
  )
}
