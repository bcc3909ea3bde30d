import { createContext, use } from 'react'
import type { Mistake } from '#web/ui/json-editor/json-editor.tsx'
import type { Bag, Path } from './article-values.ts'

export interface FormContext {
  article: Bag
  mistakes: readonly Mistake[]
  set: (path: Path, value: unknown) => void
  removeItem: (list: Path, index: number) => void
}

export const FormContextProvider = createContext<FormContext | null>(null)

export function useFormContext(): FormContext {
  const context = use(FormContextProvider)
  if (!context) throw new Error('useFormContext needs a FormContextProvider')
  return context
}
