/** Shared with the placeholder against layout shift: three rows on phones, else two. */
export const PLAYER_BOX =
  'mt-6 min-h-[calc(5.5rem+44px+1.5rem+2px)] rounded-card border border-line bg-surface p-3 sm:min-h-[calc(2.75rem+44px+1.5rem+2px)] print:hidden'

/** The label has its own row on phones. */
export const SYNTHETIC_VOICE_BOX = 'max-sm:min-h-[calc(5.5rem+44px+3.25rem+2px)]'

/** One row; three lines on phones. */
export const READ_ALOUD_BOX = 'mt-6 rounded-card border border-line bg-surface p-3 print:hidden'
export const READ_ALOUD_ROW = 'flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 sm:min-h-11'
