import { MAX_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from '#contract/community/forum-rules.ts'
import type { Forum } from '#contract/community/forums.ts'
import { can } from '#contract/roles.ts'
import * as m from '#messages/community/forums.ts'
import { useSubmit } from '#web/platform/hooks/use-submit.ts'
import { useSession } from '#web/platform/session/session.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Field, Input, Select, TextArea } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { useCreateForum } from './api.ts'
import { characterCount, missingFields, toNewForum, tooLongText } from './forum-draft.ts'
import type { LoadedForums } from './use-forum-list.ts'

interface CreateForumDialogProps {
  categories: LoadedForums['categories']
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreated: (forum: Forum) => void
}

export function CreateForumDialog({ open, onOpenChange, ...form }: CreateForumDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.createAForum}>
      <CreateForumForm {...form} onCancel={() => onOpenChange(false)} />
    </Dialog>
  )
}

const EMPTY = { category_id: '', title: '', description: '', pin: '' }

interface CreateForumFormProps {
  categories: LoadedForums['categories']
  onCreated: (forum: Forum) => void
  onCancel: () => void
}

function CreateForumForm({ categories, onCreated, onCancel }: CreateForumFormProps) {
  const draft = useDraft('forum', EMPTY)
  const create = useCreateForum()
  const { values, set, clientKey } = draft
  const mayPin = can(useSession().user?.role, 'admin')
  const missing = missingFields(values)
  const ready = toNewForum(values, categories.data ?? [], mayPin)

  const { isBusy, error, onSubmit } = useSubmit(async () => {
    if (!ready) return
    draft.markTried()
    const forum = await create.mutateAsync({ ...ready, client_key: clientKey })
    draft.clear()
    onCreated(forum)
  }, m.creationFailed)

  return (
    <form onSubmit={onSubmit} className="space-y-4">
      <CategoryField
        categories={categories}
        chosen={values.category_id}
        error={missing.category}
        onChoose={(id) => set('category_id', id)}
      />
      <Field label={m.title} {...limitText(values.title, MAX_TITLE_CHARACTERS, missing.title)}>
        <Input value={values.title} required onChange={({ target }) => set('title', target.value)} autoComplete="off" />
      </Field>
      <Field label={m.description} {...limitText(values.description, MAX_DESCRIPTION_CHARACTERS)}>
        <TextArea rows={4} value={values.description} onChange={({ target }) => set('description', target.value)} />
      </Field>
      {mayPin && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" checked={values.pin !== ''} onChange={({ target }) => set('pin', target.checked ? 'yes' : '')} />
          {m.pinInCategory}
        </label>
      )}
      {error && <Notice tone="error">{error}</Notice>}
      <DialogFoot onCancel={onCancel} action={m.createForum} busy={isBusy} disabled={!ready} />
    </form>
  )
}

interface CategoryFieldProps {
  categories: LoadedForums['categories']
  chosen: string
  error: string | undefined
  onChoose: (categoryId: string) => void
}

function CategoryField({ categories, chosen, error, onChoose }: CategoryFieldProps) {
  return (
    <>
      <Field label={m.category} error={error}>
        <Select value={chosen} required onChange={({ target }) => onChoose(target.value)}>
          <option value="">{m.chooseCategory}</option>
          {categories.data?.map(({ category_id, name }) => (
            <option key={category_id} value={category_id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {categories.isLoadingError && (
        <Notice tone="error">
          <div className="flex flex-wrap items-center justify-between gap-3">
            {m.categoriesFailed}
            <Button variant="outline" busy={categories.isFetching} onClick={() => categories.refetch()}>
              {m.tryAgain}
            </Button>
          </div>
        </Notice>
      )}
    </>
  )
}

/** Pasted text is never truncated. */
function limitText(text: string, most: number, missing?: string): { hint?: string; error?: string } {
  const error = tooLongText(text, most) ?? missing
  return error ? { error } : { hint: characterCount(text, most) }
}
