import * as m from '#messages/community/quiz-discussion.ts'
import { PostedText } from '#web/community/shared/posted-text.tsx'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { TextForm } from './text-form.tsx'
import { useAsyncAction } from './use-async-action.ts'

interface EditableTextProps<Post> {
  id: string
  text: string
  isEditing: boolean
  save: (text: string) => Promise<Post>
  onSaved: (post: Post) => void
  onEnd: () => void
}

export function EditableText<Post>({ text, isEditing, ...rest }: EditableTextProps<Post>) {
  return isEditing ? <EditForm text={text} {...rest} /> : <WrittenText text={text} />
}

function EditForm<Post>({ id, text, save, onSaved, onEnd }: Omit<EditableTextProps<Post>, 'isEditing'>) {
  const draft = useDraft(`quiz-discussion-edit/${id}`, { content: text })
  const sending = useAsyncAction(
    () => save(draft.values.content),
    (post) => {
      draft.clear()
      onSaved(post)
      onEnd()
    },
    m.changeFailed,
  )
  return (
    <TextForm
      label={m.editText}
      text={draft.values.content}
      onText={(changed) => draft.set('content', changed)}
      onSend={sending.start}
      sendLabel={m.save}
      isBusy={sending.isBusy}
      error={sending.error}
      onCancel={() => {
        draft.clear()
        onEnd()
      }}
      autoFocus
    />
  )
}

function WrittenText({ text }: { text: string }) {
  return (
    <div lang={scriptLanguage(text)} className="leading-reading">
      <PostedText text={text} />
    </div>
  )
}
