export const LIST_ID = 'hub-list'

/** Gets focus when the focused entry is deleted. */
export const focusList = (): HTMLElement | null => document.getElementById(LIST_ID)
