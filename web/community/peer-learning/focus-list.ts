export const LIST_ID = 'hub-list'

/** Where the keyboard goes on when the entry it was on is gone. */
export const focusList = (): HTMLElement | null => document.getElementById(LIST_ID)
