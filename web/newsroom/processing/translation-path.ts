import type { Target } from '#contract/languages.ts'
import { paths } from '#web/platform/paths.ts'

export const translationPath = (entryId: string, articleId: string, language: Target): string =>
  `${paths.adminArticle(entryId, articleId)}&translation=${language}`
