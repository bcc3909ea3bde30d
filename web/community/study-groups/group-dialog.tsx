import { useQueryClient } from '@tanstack/react-query'
import {
  DEFAULT_GROUP_SIZE,
  GROUP_NAME_MAX,
  GROUP_NAME_MIN,
  MAX_GROUP_DESCRIPTION,
  MAX_GROUP_SIZE,
  MIN_GROUP_SIZE,
} from '#contract/community/peer-learning-rules.ts'
import type { StudyGroup } from '#contract/community/study-groups.ts'
import * as m from '#messages/community/study-groups.ts'
import { changeEntry, changeGroup, createGroup, refetchLists, refetchMembers } from '#web/community/peer-learning/api.ts'
import { CategoryField, validateCategory } from '#web/community/peer-learning/category-field.tsx'
import { EntryDialog } from '#web/community/peer-learning/entry-dialog.tsx'
import { TextField } from '#web/community/peer-learning/text-field.tsx'
import { validateAll, validateText } from '#web/community/peer-learning/validate-text.ts'
import { FieldMistake, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { Field, Input } from '#web/ui/form/field.tsx'
import { toast } from '#web/ui/status/toast-store.ts'

interface GroupDialogProps {
  /** Omit to create a new one. */
  group?: StudyGroup
  onClose: () => void
  onStored?: () => void
}

export function GroupDialog({ group, onClose, onStored }: GroupDialogProps) {
  const queries = useQueryClient()
  const draft = useDraft(group ? `study-group/${group.group_id}` : 'study-group', {
    name: group?.name ?? '',
    description: group?.description ?? '',
    category: group?.category ?? '',
    size: String(group?.size_limit ?? DEFAULT_GROUP_SIZE),
  })
  const { name, description, category, size } = draft.values

  const form = useSubmit(async () => {
    const text = validateAll({
      name: () => validateText('name', name, { least: GROUP_NAME_MIN, most: GROUP_NAME_MAX, empty: m.nameMissing }),
      category: () => validateCategory(category),
      description: () => validateText('description', description, { most: MAX_GROUP_DESCRIPTION }),
      size_limit: () => validateSize(size, group?.member_count ?? 0),
    })
    draft.markTried()
    if (group) changeEntry(queries, 'groups', group.group_id, await changeGroup(group.group_id, text))
    else await createGroup({ ...text, client_key: draft.clientKey })
    draft.clear()
    refetchLists(queries, 'groups')
    if (group) refetchMembers(queries, group.group_id)
    toast(group ? m.groupChanged : m.groupCreated, 'success')
    onClose()
    onStored?.()
  }, m.saveFailed)

  return (
    <EntryDialog
      title={group ? m.editGroup : m.createStudyGroup}
      verb={group ? m.save : m.create}
      form={form}
      onClose={onClose}
      onDiscard={draft.clear}
    >
      <TextField
        name="name"
        label={m.name}
        value={name}
        most={GROUP_NAME_MAX}
        error={form.errorOf('name')}
        onChange={(text) => draft.set('name', text)}
      />
      <CategoryField value={category} error={form.errorOf('category')} onChange={(chosen) => draft.set('category', chosen)} />
      <TextField
        name="description"
        label={m.description}
        hint={m.descriptionHint}
        rows={3}
        value={description}
        most={MAX_GROUP_DESCRIPTION}
        error={form.errorOf('description')}
        onChange={(text) => draft.set('description', text)}
      />
      <Field label={m.size} hint={m.sizeHint({ least: MIN_GROUP_SIZE, most: MAX_GROUP_SIZE })} error={form.errorOf('size')}>
        <Input
          name="size"
          inputMode="numeric"
          value={size}
          maxLength={3}
          onChange={({ target }) => draft.set('size', target.value)}
          className="max-w-24"
        />
      </Field>
    </EntryDialog>
  )
}

/** @throws FieldMistake if invalid or smaller than `members` */
function validateSize(text: string, members: number): number {
  const size = Number(text.trim() || Number.NaN)
  if (!Number.isInteger(size) || size < MIN_GROUP_SIZE || size > MAX_GROUP_SIZE)
    throw new FieldMistake('size', m.sizeInvalid({ least: MIN_GROUP_SIZE, most: MAX_GROUP_SIZE }))
  if (size < members) throw new FieldMistake('size', m.sizeTooSmall({ members }))
  return size
}
