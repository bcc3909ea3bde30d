import { createContext } from 'react'
import type { Section } from '#contract/newsroom/desk/desk-sections.ts'
import type { OpenDraft } from './use-draft.ts'
import type { Holds } from './use-holds.ts'

interface Desk {
  open: OpenDraft
  holds: Holds
  /** Where somebody writes, for a comment. */
  setPlace: (section: Section) => void
}

export const DeskContext = createContext<Desk | null>(null)
