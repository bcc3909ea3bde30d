import { Button } from '#web/ui/button.tsx'
import { type Path, valueAt, withMoved } from './article-values.ts'
import { useFormContext } from './form-context.ts'

export function MoveUp({ noun, item }: { noun: string; item: Path }) {
  const { article, set } = useFormContext()
  const list = item.slice(0, -1)
  const index = Number(item.at(-1))
  if (index === 0) return null
  return (
    <Button variant="outline" size="sm" onClick={() => set(list, valueAt(withMoved(article, list, index), list))}>
      Move up<span className="sr-only">{` ${noun} ${index + 1}`}</span>
    </Button>
  )
}
