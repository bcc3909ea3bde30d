import type { ReactNode } from 'react'

/** The choice of lines of the syllabus, which is of another domain. */
export type PickNodes = (nodes: string[], onChange: (nodes: string[]) => void) => ReactNode
