import { useEffect, useState } from 'react'
import { watchSections } from './current-section.ts'

/** @param ids of the sections, in order; @returns the one being read, at first the first one */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const all = ids.join(' ')
  useEffect(() => watchSections(all.split(' '), setCurrent), [all])
  return current && ids.includes(current) ? current : ids[0]
}
