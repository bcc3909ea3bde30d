import { unnamedPlaces } from '#server/newsroom/shared/study-names.ts'
import type { ArticleCheck } from './finding.ts'

export const checkStudyNames: ArticleCheck = (article) =>
  unnamedPlaces(article).map(({ path, message }) => ({ path: path.replace(/\[(\d+)\]/, '.$1'), message }))
