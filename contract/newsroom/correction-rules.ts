/** Of each text. */
export const MAX_CORRECTION = 1000

export const CORRECTION_NOT_PUBLISHED =
  'Only an article that readers can see can be corrected. Save this edit without a correction.'
export const MAX_RECALL_REASON = 500
export const RECALL_NOT_PUBLISHED = 'Only an article that readers can see can be recalled'
export const RECALLED_ALREADY = 'This article is recalled already'
export const NOT_RECALLED = 'This article is not recalled'
export const ONLY_ARTICLE_OF_DAY = 'It is the only article of its day. Return the day to draft instead'
export const recalledTitle = (title: string) =>
  `“${title}” was recalled from this day. Put it back, or give the new article another title`
export const CORRECTION_SAME = 'What is right must differ from what was wrong'
