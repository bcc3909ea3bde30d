import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, use, useState } from 'react'
import { pathOf } from '#contract/field-path.ts'
import { useFocusKept } from '#web/platform/hooks/use-focus-kept.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/form/field.tsx'
import { type Path, valueAt } from './article-values.ts'
import { PlaceContext, useMistake } from './field-mistakes.ts'
import { useFormContext } from './form-context.ts'
import { FormGroup } from './form-group.tsx'

interface ItemListProps {
  /** `Key terms` */
  title: string
  /** `Key term` */
  noun: string
  path: Path
  empty: unknown
  /** Beside the add button. */
  note?: ReactNode
  /** Of the whole list, below it. */
  translations?: ReactNode
  /** Items without headings place their remove button themselves. */
  isCompact?: boolean
  children: (item: Path, remove: ReactNode) => ReactNode
}

export function ItemList({ title, noun, path, empty, note, translations, isCompact = false, children }: ItemListProps) {
  const { article, set, removeItem } = useFormContext()
  const value = valueAt(article, path)
  const items: unknown[] = Array.isArray(value) ? value : []
  const isList = value === undefined || value === null || Array.isArray(value)
  const places = use(PlaceContext)
  const [added, setAdded] = useState<number>()
  const kept = useFocusKept<HTMLDivElement>((list) => list.querySelector<HTMLElement>(':scope > [data-add] button'))
  const error = useMistake({
    path,
    label: title,
    inWords: (message) => (items.length === 0 ? `Add at least one ${noun.toLowerCase()}` : message),
  })
  const add = () => {
    setAdded(items.length)
    set([...path, items.length], empty)
  }
  return (
    <FormGroup title={title} path={path} count={items.length}>
      <div {...kept} className="space-y-5">
        <FieldError id={`${pathOf(path)}-error`}>{error}</FieldError>
        {!isList && <p className="text-quiet">This has a form that can be edited in the JSON tab only.</p>}
        {items.map((_, index) => {
          const name = `${noun} ${index + 1}`
          const remove = <RemoveButton name={name} onClick={() => removeItem(path, index)} />
          return (
            <fieldset
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no ids; their fields have no state
              key={index}
              ref={index === added ? focusFirstField : undefined}
              className="min-w-0 space-y-3 border-b border-line pb-5"
            >
              <legend className="sr-only">{name}</legend>
              {!isCompact && (
                <div className="flex items-center justify-between gap-3">
                  <span aria-hidden="true" className="text-sm font-medium text-quiet">
                    {name}
                  </span>
                  {remove}
                </div>
              )}
              <PlaceContext value={[...places, placeOf(title, name)]}>{children([...path, index], remove)}</PlaceContext>
            </fieldset>
          )
        })}
        {isList && (
          <div data-add className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button variant="outline" onClick={add}>
              <Plus aria-hidden="true" className="size-5" />
              {`Add ${noun.toLowerCase()}`}
            </Button>
            {note}
          </div>
        )}
      </div>
      {translations}
    </FormGroup>
  )
}

/** What was added is written next. */
const focusFirstField = (item: HTMLElement | null) => item?.querySelector<HTMLElement>('input, textarea, select')?.focus()

/** `Key term 3`, but `Quiz, Question 3`: with the title, unless the name has its words. */
const placeOf = (title: string, name: string) => (title.startsWith(name.replace(/ \d+$/, '')) ? name : `${title}, ${name}`)

const RemoveButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <Button variant="ghost" size="icon" aria-label={`Remove ${name.toLowerCase()}`} onClick={onClick}>
    <Trash2 aria-hidden="true" className="size-5" />
  </Button>
)
