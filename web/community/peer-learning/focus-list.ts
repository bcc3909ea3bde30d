export const LIST_ID = 'hub-list'

/** After the focused entry is deleted. */
export const focusList = (): HTMLElement | null => document.getElementById(LIST_ID)
