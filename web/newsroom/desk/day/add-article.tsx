import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { FieldMistake, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { usePlan } from './api.ts'
import { MAX_TITLE, NO_TITLE } from './limits.ts'

export function AddArticle({ day, isFirst }: { day: string; isFirst: boolean }) {
  const [title, setTitle] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const plan = usePlan()
  const { isBusy, onSubmit, error, errorOf } = useSubmit(
    async () => {
      if (!title.trim()) throw new FieldMistake('title', NO_TITLE)
      // The next title can be typed while this one is sent.
      setTitle('')
      input.current?.focus()
      await plan.mutateAsync({ title, day }).catch((error) => {
        setTitle((typed) => typed || title)
        throw error
      })
    },
    'We could not add the article. Please try again.',
    { title: 'title' },
  )
  return (
    <form onSubmit={onSubmit} noValidate className="space-y-3 border-t border-line px-4 py-4">
      {error && <Notice tone="error">{error}</Notice>}
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <Field label={isFirst ? 'Title of the first article' : 'Title of another article'} error={errorOf('title')}>
            <Input
              ref={input}
              name="title"
              maxLength={MAX_TITLE}
              autoComplete="off"
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </Field>
        </div>
        <Button type="submit" variant={isFirst ? 'default' : 'outline'} busy={isBusy}>
          <Plus aria-hidden="true" className="size-5" />
          Add an article
        </Button>
      </div>
    </form>
  )
}
