import { useState } from 'react'
import { ENGLISH_NAMES, type Target } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import { useSubmit } from '#web/platform/hooks/use-submit.ts'
import { failureText } from '#web/platform/http/call.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useDeleteTranslation, useTranslate } from './api.ts'
import { SaveBar } from './save-bar.tsx'
import { TranslationField } from './translation-field.tsx'
import { textsOf, translationOf } from './translation-texts.ts'

interface TranslationFormProps {
  article: Article
  language: Target
  onDone: () => void
}

/** Stays open after saving: long articles take several steps. */
export function TranslationForm({ article, language, onDone }: TranslationFormProps) {
  const [texts] = useState(() => textsOf(article, language))
  const [saved, setSaved] = useState<Saved>(() => ({
    values: Object.fromEntries(texts.map(({ name, translated }) => [name, translated])),
  }))
  const draft = useDraft(`translation/${article.article_id}/${language}`, saved.values)
  const isChanged = texts.some(({ name }) => draft.values[name] !== saved.values[name])
  const save = useTranslate(article.article_id, language)
  const { isBusy, onSubmit, error } = useSubmit(async () => {
    if (!isChanged) return
    await save.mutateAsync(translationOf(draft.values))
    draft.forget()
    setSaved({ values: draft.values, at: new Date() })
  }, 'We could not save the translation. Please try again.')
  const close = () => {
    draft.clear()
    onDone()
  }

  return (
    <form onSubmit={onSubmit} noValidate className="space-y-6">
      <MachineTranslation articleId={article.article_id} language={language} onDone={close} />
      <div aria-hidden="true" className="hidden gap-x-6 text-sm font-medium text-quiet lg:grid lg:grid-cols-2">
        <p>English</p>
        <p>{ENGLISH_NAMES[language]}</p>
      </div>
      {texts.map(({ name, label, english }) => (
        <TranslationField
          key={name}
          label={label}
          language={language}
          english={english}
          value={draft.values[name] ?? ''}
          isReadOnly={isBusy}
          onChange={(text) => draft.set(name, text)}
        />
      ))}
      <SaveBar isBusy={isBusy} isChanged={isChanged} savedAt={saved.at} error={error}>
        <Button variant="outline" onClick={close}>
          {isChanged ? 'Discard changes' : 'Close'}
        </Button>
      </SaveBar>
    </form>
  )
}

interface Saved {
  values: Record<string, string>
  /** On this page. */
  at?: Date
}

/** Returns the article to machine translation. */
function MachineTranslation({ articleId, language, onDone }: { articleId: string; language: Target; onDone: () => void }) {
  const remove = useDeleteTranslation(articleId, language)
  const onRemove = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast('Machine translation is enabled again.', 'success')
        onDone()
      },
      onError: (failure) => toast(failureText(failure, 'Something went wrong. Please try again.'), 'error'),
    })
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-quiet">
      A machine never replaces what you save here.
      <Button variant="link" className="px-0!" busy={remove.isPending} onClick={onRemove}>
        Use machine translation
      </Button>
    </p>
  )
}
