import type { ReactNode } from 'react'

/** Passed in, as it belongs to another domain. */
export type PickNodes = (nodes: readonly string[], onChange: (nodes: string[]) => void) => ReactNode
