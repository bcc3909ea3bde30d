import type { ReactNode } from 'react'

/** Chooses papers and lines of the syllabus; the screen passes it in, because it belongs to another domain. */
export type PickNodes = (nodes: readonly string[], onChange: (nodes: string[]) => void) => ReactNode
