import { useState } from 'react'
import { formatDay } from '#web/platform/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type ArticleOutline, outlineOf, sectionLabel } from './article-outline.ts'
import type { Upload } from './parse-upload.ts'

const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** What the parse understood, before anything is sent. */
export function UploadPreview({ upload }: { upload: Upload }) {
  const [opened, setOpened] = useState<ArticleOutline>()
  const outlines = upload.articles.map(outlineOf)
  const day = isDay(upload.publication_date) ? formatDay(upload.publication_date) : String(upload.publication_date)

  return (
    <section aria-labelledby="preview-title" className="rounded-card border border-line bg-surface">
      <h2 id="preview-title" className="flex flex-wrap items-center gap-3 border-b border-line px-5 py-4 text-lg font-semibold">
        {day}: {outlines.length} {outlines.length === 1 ? 'article' : 'articles'}
        {upload.status === 'draft' && <Badge tone="signal">Draft</Badge>}
      </h2>
      <ol className="divide-y divide-line">
        {outlines.map((outline, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat in a faulty upload, and the list never reorders
          <li key={index} className="space-y-2 px-5 py-4">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className="font-medium wrap-anywhere">{outline.title}</span>
              <Badge>{outline.paper}</Badge>
            </p>
            <p className="text-quiet wrap-anywhere">{outline.summary}</p>
            <p className="text-sm text-quiet">
              {Object.keys(outline.sections).map(sectionLabel).join(', ') || 'No sections'} · {countsOf(outline)}
            </p>
            <Button variant="outline" size="sm" onClick={() => setOpened(outline)} aria-label={`Preview ${outline.title}`}>
              Preview
            </Button>
          </li>
        ))}
      </ol>
      <Dialog
        open={opened !== undefined}
        onOpenChange={() => setOpened(undefined)}
        title={opened?.title ?? ''}
        description={opened?.summary}
        size="wide"
      >
        {opened && <ArticleText outline={opened} />}
      </Dialog>
    </section>
  )
}

function ArticleText({ outline }: { outline: ArticleOutline }) {
  return (
    <div className="space-y-6">
      <Badge>{outline.paper}</Badge>
      {Object.entries(outline.sections).map(([name, text]) => (
        <section key={name}>
          <h3 className="font-semibold">{sectionLabel(name)}</h3>
          <p className="mt-2 font-serif leading-reading whitespace-pre-line wrap-anywhere">{text}</p>
        </section>
      ))}
      <p className="text-sm text-quiet">{countsOf(outline)}</p>
    </div>
  )
}

const countsOf = ({ counts }: ArticleOutline) =>
  counts.map(({ count, one, many }) => `${count} ${count === 1 ? one : many}`).join(', ')
