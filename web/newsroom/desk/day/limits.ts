export const MAX_TITLE = 300
export const MAX_NOTE = 4000
export const NO_TITLE = 'Give it a title'
