import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { normaliseAnalysis } from '#contract/analysis.ts'
import type { Article } from '#contract/articles.ts'
import type { Language } from '#contract/languages.ts'
import { articleById } from '#web/articles/api.ts'
import { failureText } from '#web/platform/call.ts'
import { textOf, useSubmit } from '#web/platform/use-submit.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useTranslate, useUntranslate } from './api.ts'
import { TranslationField } from './translation-field.tsx'

interface TranslationEditorProps {
  articleId: string
  language: Exclude<Language, 'en'>
  backTo: string
  onDone: () => void
}

const NAMES = { hi: 'Hindi', ta: 'Tamil' }

/** A translation written or mended by hand, beside the English it says. No machine replaces it. */
export function TranslationEditor({ articleId, language, backTo, onDone }: TranslationEditorProps) {
  const article = useQuery(articleById(articleId))
  return (
    <section aria-labelledby="translation-title" className="space-y-4">
      <BackLink to={backTo}>Back to the day</BackLink>
      <h2 id="translation-title" className="text-2xl font-semibold">
        Translation into {NAMES[language]}
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
      {article.data && <Fields article={article.data} language={language} onDone={onDone} />}
    </section>
  )
}

const SECTION = 'section/'

function Fields({ article: given, language, onDone }: { article: Article; language: 'hi' | 'ta'; onDone: () => void }) {
  // What is asked again meanwhile must not change the text under somebody's hands.
  const [article] = useState(given)
  const save = useTranslate(article.article_id, language)
  const takeBack = useUntranslate(article.article_id, language)
  const english = normaliseAnalysis(article.analysis_text)
  const translated = normaliseAnalysis(article.analysis_text_translated[language])
  const { isBusy, onSubmit, error } = useSubmit(async (form) => {
    const sections = Object.keys(english).map((name) => [name, textOf(form, SECTION + name)] as const)
    const analysis = Object.fromEntries(sections.filter(([, text]) => text.trim() !== ''))
    await save.mutateAsync({ title: textOf(form, 'title'), summary: textOf(form, 'summary'), analysis })
    toast('The translation is saved.', 'success')
    onDone()
  }, 'The translation could not be saved. Please try again.')

  return (
    <form onSubmit={onSubmit} noValidate className="space-y-6">
      <TranslationField
        label="Title"
        name="title"
        language={language}
        english={article.title}
        translated={article.title_translated[language]}
        rows={2}
      />
      <TranslationField
        label="Summary"
        name="summary"
        language={language}
        english={article.summary}
        translated={article.summary_translated[language]}
        rows={5}
      />
      {Object.entries(english).map(([name, text]) => (
        <TranslationField
          key={name}
          label={sectionLabel(name)}
          name={SECTION + name}
          language={language}
          english={text}
          translated={translated[name]}
          rows={14}
        />
      ))}
      {error && <Notice tone="error">{error}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          Save the translation
        </Button>
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
        <Button
          variant="link"
          busy={takeBack.isPending}
          onClick={() =>
            takeBack.mutate(undefined, {
              onSuccess: () => {
                toast('A machine may translate this again.', 'success')
                onDone()
              },
              onError: (failure) => toast(failureText(failure, 'That did not work. Please try again.'), 'error'),
            })
          }
        >
          Give it back to the machine
        </Button>
      </div>
    </form>
  )
}

/** `section_4` reads `Section 4`. */
const sectionLabel = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replace('_', ' ')
