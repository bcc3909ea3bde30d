import { useState } from 'react'
import { TextForm } from './text-form.tsx'
import { useSending } from './use-sending.ts'
import { WrittenText } from './written-text.tsx'

interface EditableTextProps<Post> {
  text: string
  isEditing: boolean
  save: (text: string) => Promise<Post>
  onSaved: (post: Post) => void
  onEnd: () => void
}

/** A text as it reads, or in a form while it is being changed. */
export function EditableText<Post>({ text, isEditing, ...rest }: EditableTextProps<Post>) {
  return isEditing ? <EditForm text={text} {...rest} /> : <WrittenText text={text} />
}

function EditForm<Post>({ text, save, onSaved, onEnd }: Omit<EditableTextProps<Post>, 'isEditing'>) {
  const [changed, setChanged] = useState(text)
  const sending = useSending(
    () => save(changed),
    (post) => {
      onSaved(post)
      onEnd()
    },
    'The change could not be saved. Please try again.',
  )
  return (
    <TextForm
      label="Change your words"
      text={changed}
      onText={setChanged}
      onSend={sending.start}
      sendLabel="Save"
      isBusy={sending.isBusy}
      error={sending.error}
      onCancel={onEnd}
      autoFocus
    />
  )
}
