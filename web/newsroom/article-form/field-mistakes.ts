import { createContext, use, useEffect, useState } from 'react'
import { pathOf } from '#contract/field-path.ts'
import type { Mistake } from '#web/ui/json-editor/json-editor.tsx'
import type { Path } from './article-values.ts'
import { useFormContext } from './form-context.ts'

/** Where a field is within the form, such as `Item 4`, `Source`. */
export const PlaceContext = createContext<readonly string[]>([])

/** What a field says of its mistake, for the list of all. */
interface Said {
  place: string
  message: string
}

export const SayContext = createContext<(path: string, said: Said) => void>(() => {})

export const FILL_IN = 'Fill this in'
export const CHOOSE = 'Choose one'

interface Asked {
  path: Path
  label: string
  /** The server speaks of the JSON; the form has words of its own. */
  inWords?: (message: string) => string
  /** What the field is a part of, if it shows the mistakes of the whole. */
  whole?: Path | undefined
}

/** The mistake at a field, in the words of the form. */
export function useMistake({ path, label, inWords = (message) => message, whole }: Asked): string | undefined {
  const { mistakes } = useFormContext()
  const places = use(PlaceContext)
  const names = [pathOf(path), ...(whole ? [pathOf(whole)] : [])]
  const found = mistakes.find((mistake) => names.includes(mistake.path))
  const message = found && inWords(found.message)
  useSaid(found?.path, [...places, label].filter(Boolean).join(', '), message)
  return message
}

/** Tells the list of mistakes what the field says. */
export function useSaid(path: string | undefined, place: string, message: string | undefined): void {
  const say = use(SayContext)
  useEffect(() => {
    if (path && message) say(path, { place, message })
  }, [say, path, place, message])
}

/** @returns the mistakes as the fields say them, one for each field; those without a field stay as they are */
export function useSaidMistakes(mistakes: readonly Mistake[]) {
  const [said, setSaid] = useState<Record<string, Said>>({})
  const [say] = useState(() => (path: string, next: Said) => setSaid((before) => ({ ...before, [path]: next })))
  const first = mistakes.filter(({ path }, index) => mistakes.findIndex((other) => other.path === path) === index)
  return { say, listed: first.map((mistake) => ({ ...mistake, ...said[mistake.path] })) }
}

/** Or to its first part. @returns whether there is one */
export function focusField(form: HTMLElement | null, path: string): boolean {
  const at = CSS.escape(path)
  const places = [`[data-path="${at}"]`, `[data-path^="${at}."], [data-path^="${at}\\["]`]
  const field = places.map((place) => form?.querySelector<HTMLElement>(place)).find(Boolean)
  field?.focus()
  return Boolean(field)
}
