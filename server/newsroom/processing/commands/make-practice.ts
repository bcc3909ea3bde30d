import { ArticleUpload } from '#contract/newsroom/upload/article-upload.ts'
import { makeTexts } from './make-texts.ts'
import { savePracticeResult } from './save-practice-result.ts'
import type { Work } from './worker-context.ts'

export function makePractice({ article, ...work }: Work): Promise<void> {
  const { practice: texts, made, upload } = article
  const save = (result: Parameters<typeof savePracticeResult>[1]) => savePracticeResult({ ...work, article }, result)
  return makeTexts({ ...work, texts, made, upload, schema: ArticleUpload, save })
}
