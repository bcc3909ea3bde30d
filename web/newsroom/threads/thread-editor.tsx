import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ENGLISH_NAMES, TARGETS } from '#contract/languages.ts'
import { type EditedArticle, type EditedThread, MAX_THREAD_ARTICLES, THREAD_TEXT } from '#contract/newsroom/threads.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field, Input, TextArea } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useSaveThread } from './api.ts'
import { ArticleOrder } from './article-order.tsx'
import { ArticleSearch } from './article-search.tsx'
import { DeleteThread } from './delete-thread.tsx'
import { Proposals } from './proposals.tsx'

interface ThreadEditorProps {
  /** Undefined for a new one. */
  thread?: EditedThread
}

type Texts = Pick<EditedThread, 'title' | 'description' | 'translated'>

export function ThreadEditor({ thread }: ThreadEditorProps) {
  const [texts, setTexts] = useState<Texts>(thread ?? { title: '', description: '', translated: {} })
  const [articles, setArticles] = useState<EditedArticle[]>(thread?.articles ?? [])
  const navigate = useNavigate()
  const save = useSaveThread(thread?.thread_id)
  const isFull = articles.length >= MAX_THREAD_ARTICLES
  const ids = articles.map(({ article_id }) => article_id)
  const add = (article: EditedArticle) =>
    setArticles((now) => [...now.filter((one) => one.article_id !== article.article_id), article])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { title, description, translated } = texts
    save.mutate(
      { title, description, translated: withoutEmpty(translated), article_ids: ids },
      {
        onSuccess: () => {
          toast('The thread was saved.', 'success')
          navigate(paths.adminTab('threads'))
        },
      },
    )
  }
  return (
    <div className="max-w-3xl space-y-6">
      <BackLink to={paths.adminTab('threads')}>Threads</BackLink>
      <form onSubmit={submit} className="space-y-6">
        <Card title={thread ? 'Edit a thread' : 'New thread'}>
          <TextFields texts={texts} onChange={setTexts} />
        </Card>
        <Card title="Articles" intro="Readers see them in this order; the timeline has its own, by date.">
          <ArticleOrder articles={articles} onChange={setArticles} />
        </Card>
        {save.isError && <Notice tone="error">{mistakeIn(save.error)}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={save.isPending}>
            Save thread
          </Button>
          {thread && <DeleteThread thread={thread} />}
        </div>
      </form>
      {isFull ? (
        <p className="text-quiet">{`A thread has at most ${MAX_THREAD_ARTICLES} articles.`}</p>
      ) : (
        <>
          <Proposals articleIds={ids} onAdd={add} />
          <ArticleSearch chosen={ids} onAdd={add} />
        </>
      )}
    </div>
  )
}

function TextFields({ texts, onChange }: { texts: Texts; onChange: (texts: Texts) => void }) {
  const { title, description, translated } = texts
  return (
    <div className="space-y-4">
      <Field label="Title">
        <Input
          required
          maxLength={THREAD_TEXT.title}
          value={title}
          onChange={({ target }) => onChange({ ...texts, title: target.value })}
        />
      </Field>
      <Field label="Short description">
        <TextArea
          required
          rows={2}
          maxLength={THREAD_TEXT.description}
          value={description}
          onChange={({ target }) => onChange({ ...texts, description: target.value })}
        />
      </Field>
      {TARGETS.map((language) => {
        const given = translated[language] ?? {}
        const change = (part: typeof given) =>
          onChange({ ...texts, translated: { ...translated, [language]: { ...given, ...part } } })
        const name = ENGLISH_NAMES[language]
        return (
          <div key={language} className="space-y-4">
            <Field label={`Title in ${name} (optional)`}>
              <Input
                lang={language}
                maxLength={THREAD_TEXT.title}
                value={given.title ?? ''}
                onChange={({ target }) => change({ title: target.value })}
              />
            </Field>
            <Field label={`Short description in ${name} (optional)`}>
              <TextArea
                lang={language}
                rows={2}
                maxLength={THREAD_TEXT.description}
                value={given.description ?? ''}
                onChange={({ target }) => change({ description: target.value })}
              />
            </Field>
          </div>
        )
      })}
    </div>
  )
}

/** An empty text is none. */
const withoutEmpty = (translated: Texts['translated']): Texts['translated'] =>
  Object.fromEntries(
    Object.entries(translated).map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text.trim())),
    ]),
  )

const mistakeIn = (error: Error): string =>
  (error instanceof CallError && error.details?.[0]?.message) ||
  failureText(error, 'The thread could not be saved. Please try again.')
