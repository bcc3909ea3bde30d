import { useRef, useState } from 'react'
import { counted } from '#contract/amounts.ts'
import type { EntryDetail } from '#contract/newsroom/entries.ts'
import { ArticleAdvice } from '#web/newsroom/advice/article-advice.tsx'
import { type ArticleTab, ArticleTabs } from '#web/newsroom/article-form/article-tabs.tsx'
import { articleOf, textOf } from '#web/newsroom/article-form/article-values.ts'
import { focusField, SayContext, useSaidMistakes } from '#web/newsroom/article-form/field-mistakes.ts'
import { ImportButton } from '#web/newsroom/imports/import-button.tsx'
import { useProcessEntry } from '#web/newsroom/processing/api.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { useLongText } from '#web/platform/storage/use-long-text.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { MistakeList } from '#web/ui/form/mistake-list.tsx'
import type { JsonEditorPlaces, Mistake, PlacedMistake } from '#web/ui/json-editor/json-editor.tsx'
import { jsonMistake } from '#web/ui/json-editor/json-mistake.ts'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { takeFocus } from '#web/ui/take-focus.ts'
import { useEditArticle } from './api.ts'
import { CorrectionFields, isOfCorrection, useCorrection } from './correction-fields.tsx'
import { SaveFoot } from './save-foot.tsx'

interface ArticleEditorProps {
  entry: EntryDetail
  articleId: string
  onDone: () => void
}

const BODY_PREFIX = /^article\.?/

/** Validates like the upload. Saving fails if the day has changed since. */
export function ArticleEditor({ entry, articleId, onDone }: ArticleEditorProps) {
  const [opened] = useState(entry)
  const [original] = useState(() => articleText(opened, articleId))
  // One draft per revision, so that it cannot overwrite a newer one.
  const draft = useLongText(`article/${articleId}/${opened.revision}`)
  const text = draft.text || original
  const setText = (next: string) => draft.setText(next === original ? '' : next)
  const article = articleOf(text)
  const correction = useCorrection(`${articleId}/${opened.revision}`)
  const isSame = text === original && !correction.isOn
  const [mistakes, setMistakes] = useState<Mistake[]>([])
  const [placed, setPlaced] = useState<PlacedMistake[]>([])
  const [problem, setProblem] = useState<{ text: string; at?: number }>()
  const [tab, setTab] = useState<ArticleTab>('form')
  const editor = useRef<JsonEditorPlaces>(null)
  const form = useRef<HTMLDivElement>(null)
  const edit = useEditArticle(articleId)
  const process = useProcessEntry()
  const isOutdated = entry.revision !== opened.revision

  function save() {
    setProblem(undefined)
    setMistakes([])
    const syntaxError = jsonMistake(text)
    if (syntaxError)
      return setProblem({
        text: `Line ${syntaxError.line}, column ${syntaxError.column}: ${syntaxError.message}`,
        at: syntaxError.at,
      })
    edit.mutate(
      { article: JSON.parse(text), expected_revision: opened.revision, correction: correction.given },
      {
        onSuccess: ({ data }) => {
          // The new English text needs new translations and audio.
          if (data.changed) process.mutate(data.entry_id)
          forget()
          toast(savedText(data.changed, correction.isOn), 'success')
          onDone()
        },
        onError: (error) => {
          const details = error instanceof CallError && error.status === 422 ? (error.details ?? []) : []
          // Field errors appear at the fields and in the list.
          if (details.length === 0) setProblem({ text: failureText(error, 'We could not save the article. Please try again.') })
          setMistakes(details.map(({ path, message }) => ({ path: path.replace(BODY_PREFIX, ''), message })))
        },
      },
    )
  }

  const { say, listed } = useSaidMistakes(mistakes)

  /** Fields missing from the form are in the JSON. */
  const goToField = ({ path }: Mistake) => {
    if (!focusField(form.current, path)) setTab('json')
  }

  const goToPath = (path: string) => {
    if (tab === 'json') editor.current?.goToPath(path)
    else if (!focusField(form.current, path)) setTab('json')
  }

  const goInEditor = (mistake: Mistake) =>
    isOfCorrection(mistake) ? goToField(mistake) : editor.current?.goTo(mistake as PlacedMistake)

  const forget = () => {
    draft.setText('')
    correction.clear()
  }

  const discard = () => {
    forget()
    onDone()
  }

  return (
    <section aria-labelledby="edit-title" className="space-y-4">
      <BackLink to={paths.adminEntry(entry.entry_id)}>Back to entry</BackLink>
      <h2 id="edit-title" ref={takeFocus} tabIndex={-1} className="text-xl font-semibold outline-none">
        Edit an article
      </h2>
      <p className="font-medium wrap-anywhere">
        {formatDay(opened.publication_date, 'compact')}: {String(titleOf(opened, articleId) ?? '')}
      </p>
      <p className="text-quiet">The link, reader progress and bookmarks are kept even if you change the title.</p>
      {isOutdated && (
        <Notice tone="warning">
          The day has changed since you opened this article (now version {entry.revision}), so you can’t save your text. Copy what
          you need, go back to the day and open the article again.
        </Notice>
      )}
      <div className={tab === 'form' ? 'max-w-3xl' : undefined}>
        <MistakeList
          title={`${counted(listed.length, 'error')} to fix`}
          mistakes={placed.length > 0 ? [...placed, ...mistakes.filter(isOfCorrection)] : tab === 'form' ? listed : mistakes}
          onGo={tab === 'form' ? goToField : placed.length > 0 ? goInEditor : undefined}
          takesFocus
        />
      </div>
      {draft.text !== undefined && (
        <SayContext value={say}>
          <div ref={form} className="space-y-4">
            {article && <ImportButton article={article} onChange={(changed) => setText(textOf(changed))} />}
            <ArticleTabs
              text={text}
              onChange={setText}
              mistakes={mistakes.filter((mistake) => !isOfCorrection(mistake))}
              onPlaced={setPlaced}
              open={tab}
              onOpen={(next) => {
                setTab(next)
                setPlaced([])
              }}
              editor={editor}
            />
            <ArticleAdvice article={article} day={opened.publication_date} onGo={goToPath} />
            {opened.status === 'published' && <CorrectionFields correction={correction} mistakes={mistakes} />}
          </div>
        </SayContext>
      )}
      {problem && (
        <Notice tone="error">
          <p>{problem.text}</p>
          {problem.at !== undefined && tab === 'json' && (
            <Button variant="link" className="-ms-4" onClick={() => editor.current?.goTo({ from: problem.at ?? 0 })}>
              Show in editor
            </Button>
          )}
        </Notice>
      )}
      <SaveFoot action="Save article" isSame={isSame} isBusy={edit.isPending} onSave={save} onClose={discard} />
    </section>
  )
}

const savedText = (isChanged: boolean, isCorrection: boolean) =>
  isCorrection
    ? 'Article saved. Its readers are notified of the correction.'
    : isChanged
      ? 'Article saved.'
      : 'No changes to save.'

const titleOf = ({ article_ids, payload }: EntryDetail, articleId: string) =>
  payload.articles[article_ids.indexOf(articleId)]?.title

function articleText({ article_ids, payload }: EntryDetail, articleId: string): string {
  return JSON.stringify(payload.articles[article_ids.indexOf(articleId)] ?? {}, null, 2)
}
