import { useState } from 'react'
import { TextForm } from './text-form.tsx'
import { useAsyncAction } from './use-async-action.ts'
import { WrittenText } from './written-text.tsx'

interface EditableTextProps<Post> {
  text: string
  isEditing: boolean
  save: (text: string) => Promise<Post>
  onSaved: (post: Post) => void
  onEnd: () => void
}

/** A text, or a form while editing it. */
export function EditableText<Post>({ text, isEditing, ...rest }: EditableTextProps<Post>) {
  return isEditing ? <EditForm text={text} {...rest} /> : <WrittenText text={text} />
}

function EditForm<Post>({ text, save, onSaved, onEnd }: Omit<EditableTextProps<Post>, 'isEditing'>) {
  const [changed, setChanged] = useState(text)
  const sending = useAsyncAction(
    () => save(changed),
    (post) => {
      onSaved(post)
      onEnd()
    },
    'We could not save the change. Please try again.',
  )
  return (
    <TextForm
      label="Edit your text"
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
