/** Of each text. */
export const MAX_CORRECTION = 1000

export const CORRECTION_NOT_PUBLISHED =
  'Only an article that readers can see can be corrected. Save this edit without a correction.'
export const CORRECTION_SAME = 'What is right must differ from what was wrong'
