/** Also the look of what holds the place until the player is there, so that nothing moves when it comes: three rows on a phone, else two. */
export const PLAYER_BOX =
  'mt-6 min-h-[calc(5.5rem+44px+1.5rem+2px)] rounded-card border border-line bg-surface p-3 sm:min-h-[calc(2.75rem+44px+1.5rem+2px)] print:hidden'

/** A recording in a voice that is no person's says so, on a phone on a line of its own. */
export const MADE_VOICE_BOX = 'max-sm:min-h-[calc(5.5rem+44px+3.25rem+2px)]'

/** The device's voice has one row, of three lines of text on a phone. */
export const READ_ALOUD_BOX = 'mt-6 rounded-card border border-line bg-surface p-3 print:hidden'
export const READ_ALOUD_ROW = 'flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 sm:min-h-11'
