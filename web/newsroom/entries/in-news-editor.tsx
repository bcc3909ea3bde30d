import { useMemo, useRef, useState } from 'react'
import { counted } from '#contract/amounts.ts'
import type { EntryDetail } from '#contract/newsroom/entries.ts'
import { articleOf, type Bag, textOf, withoutItem, withValue } from '#web/newsroom/article-form/article-values.ts'
import { focusField, SayContext, useSaidMistakes } from '#web/newsroom/article-form/field-mistakes.ts'
import { FormContextProvider } from '#web/newsroom/article-form/form-context.ts'
import { InNewsFields } from '#web/newsroom/article-form/in-news-fields.tsx'
import { sentItem, storedItem } from '#web/newsroom/article-form/in-news-values.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { useLongText } from '#web/platform/storage/use-long-text.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { MistakeList } from '#web/ui/form/mistake-list.tsx'
import type { Mistake } from '#web/ui/json-editor/json-editor.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { takeFocus } from '#web/ui/take-focus.ts'
import { useEditInNews } from './api.ts'
import { SaveFoot } from './save-foot.tsx'

interface InNewsEditorProps {
  entry: EntryDetail
  onDone: () => void
}

/** Saving fails if the day has changed since. */
export function InNewsEditor({ entry, onDone }: InNewsEditorProps) {
  const [opened] = useState(entry)
  const { value, setText, isLoaded, isSame } = useItems(opened)
  const [mistakes, setMistakes] = useState<Mistake[]>([])
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLDivElement>(null)
  const edit = useEditInNews(entry.entry_id)
  const context = useMemo(() => {
    const change = (next: unknown) => setText(textOf(next))
    return {
      article: value,
      mistakes,
      set: (path: readonly (string | number)[], to: unknown) => change(withValue(value, path, to)),
      removeItem: (list: readonly (string | number)[], index: number) => {
        setMistakes([])
        change(withoutItem(value, list, index))
      },
    }
  }, [value, mistakes, setText])

  const close = () => {
    setText('')
    onDone()
  }

  function save() {
    setProblem(undefined)
    setMistakes([])
    edit.mutate(
      { in_news: (value.in_news as Bag[]).map(sentItem), expected_revision: opened.revision },
      {
        onSuccess: ({ data }) => {
          toast(data.changed ? 'Items saved.' : 'No changes to save.', 'success')
          close()
        },
        onError: (error) => {
          const details = error instanceof CallError && error.status === 422 ? (error.details ?? []) : []
          if (details.length === 0) setProblem(failureText(error, 'We could not save the items. Please try again.'))
          setMistakes(details)
        },
      },
    )
  }

  const { say, listed } = useSaidMistakes(mistakes)

  return (
    <section aria-labelledby="edit-title" className="space-y-4">
      <BackLink to={paths.adminEntry(entry.entry_id)}>Back to entry</BackLink>
      <h2 id="edit-title" ref={takeFocus} tabIndex={-1} className="text-xl font-semibold outline-none">
        Edit the items in the news
      </h2>
      <p className="font-medium">{formatDay(opened.publication_date, 'compact')}</p>
      <p className="text-quiet">Cards made of an item follow your changes.</p>
      {entry.revision !== opened.revision && (
        <Notice tone="warning">
          The day has changed since you opened the items (now version {entry.revision}), so you can’t save your text. Copy what
          you need, go back to the day and open the items again.
        </Notice>
      )}
      <div className="max-w-3xl">
        <MistakeList
          title={`${counted(listed.length, 'error')} to fix`}
          mistakes={listed}
          onGo={({ path }) => focusField(form.current, path)}
          takesFocus
        />
      </div>
      {isLoaded && (
        <FormContextProvider value={context}>
          <SayContext value={say}>
            <div ref={form} className="max-w-3xl">
              <InNewsFields />
            </div>
          </SayContext>
        </FormContextProvider>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      <SaveFoot action="Save items" isSame={isSame} isBusy={edit.isPending} onSave={save} onClose={close} />
    </section>
  )
}

/** One draft per revision, so that it cannot overwrite a newer one. */
function useItems({ entry_id, revision, item_ids, payload }: EntryDetail) {
  const [original] = useState(() =>
    textOf({ in_news: (payload.in_news ?? []).map((item, index) => storedItem(item, item_ids[index])) }),
  )
  const draft = useLongText(`in-news/${entry_id}/${revision}`)
  const text = draft.text || original
  const value = useMemo(() => articleOf(text) ?? { in_news: [] }, [text])
  const [setText] = useState(() => (next: string) => draft.setText(next === original ? '' : next))
  return { value, setText, isLoaded: draft.text !== undefined, isSame: text === original }
}
