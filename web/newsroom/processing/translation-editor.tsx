import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ENGLISH_NAMES, type Target } from '#contract/languages.ts'
import { normaliseAnalysis } from '#contract/reading/analysis.ts'
import type { Article } from '#contract/reading/articles.ts'
import { useSubmit } from '#web/platform/hooks/use-submit.ts'
import { failureText } from '#web/platform/http/call.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { articleById } from '#web/reading/articles/api.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { takeFocus } from '#web/ui/take-focus.ts'
import { useDeleteTranslation, useTranslate } from './api.ts'
import { TranslationField } from './translation-field.tsx'

interface TranslationEditorProps {
  articleId: string
  language: Target
  backTo: string
  onDone: () => void
}

/** Edits a translation next to the English text. Machine translation never replaces a manual one. */
export function TranslationEditor({ articleId, language, backTo, onDone }: TranslationEditorProps) {
  const article = useQuery(articleById(articleId))
  return (
    <section aria-labelledby="translation-title" className="space-y-4">
      <BackLink to={backTo}>Back to entry</BackLink>
      <h2 id="translation-title" ref={takeFocus} tabIndex={-1} className="text-2xl font-semibold outline-none">
        Translation into {ENGLISH_NAMES[language]}
      </h2>
      {article.isPending && (
        <Loading label="Loading the article">
          <Skeleton className="h-96 w-full" />
        </Loading>
      )}
      {article.isError && !article.data && (
        <ErrorState
          title="The article could not be loaded"
          text={failureText(article.error, 'Please try again.')}
          onRetry={() => article.refetch()}
        />
      )}
      {article.data && <TranslationForm article={article.data} language={language} onDone={onDone} />}
    </section>
  )
}

const SECTION_PREFIX = 'section/'

function TranslationForm({ article: given, language, onDone }: { article: Article; language: Target; onDone: () => void }) {
  // A refetch must not change the text while the user is editing.
  const [article] = useState(given)
  const save = useTranslate(article.article_id, language)
  const remove = useDeleteTranslation(article.article_id, language)
  const [fields] = useState(() => fieldsOf(article, language))
  const empty = Object.fromEntries(fields.map(({ name, translated }) => [name, translated]))
  const draft = useDraft(`translation/${article.article_id}/${language}`, empty)
  const finish = (message: string) => {
    draft.clear()
    toast(message, 'success')
    onDone()
  }
  const { isBusy, onSubmit, error } = useSubmit(async () => {
    const { title = '', summary = '', ...sections } = draft.values
    const written = Object.entries(sections).filter(([, text]) => text.trim() !== '')
    const analysis = Object.fromEntries(written.map(([name, text]) => [name.slice(SECTION_PREFIX.length), text]))
    await save.mutateAsync({ title, summary, analysis })
    finish('Translation saved.')
  }, 'We could not save the translation. Please try again.')

  return (
    <form onSubmit={onSubmit} noValidate className="space-y-6">
      {fields.map(({ name, label, english, rows }) => (
        <TranslationField
          key={name}
          label={label}
          language={language}
          english={english}
          value={draft.values[name] ?? ''}
          onChange={(text) => draft.set(name, text)}
          rows={rows}
        />
      ))}
      {error && <Notice tone="error">{error}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          Save translation
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            draft.clear()
            onDone()
          }}
        >
          Cancel
        </Button>
        <Button
          variant="link"
          busy={remove.isPending}
          onClick={() =>
            remove.mutate(undefined, {
              onSuccess: () => finish('Machine translation is enabled again.'),
              onError: (failure) => toast(failureText(failure, 'Something went wrong. Please try again.'), 'error'),
            })
          }
        >
          Use machine translation
        </Button>
      </div>
    </form>
  )
}

interface TextToTranslate {
  name: string
  label: string
  english: string
  translated: string
  rows: number
}

function fieldsOf(article: Article, language: Target): TextToTranslate[] {
  const translated = normaliseAnalysis(article.analysis_text_translated[language])
  const { title_translated: titles, summary_translated: summaries } = article
  return [
    { name: 'title', label: 'Title', english: article.title, translated: titles[language] ?? '', rows: 2 },
    { name: 'summary', label: 'Summary', english: article.summary, translated: summaries[language] ?? '', rows: 5 },
    ...Object.entries(normaliseAnalysis(article.analysis_text)).map(([name, english]) => {
      return { name: SECTION_PREFIX + name, label: sectionLabel(name), english, translated: translated[name] ?? '', rows: 14 }
    }),
  ]
}

/** `section_4` → `Section 4`. */
const sectionLabel = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replace('_', ' ')
