import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import { syllabusTree } from '#web/syllabus/ledger/api.ts'
import { nodeInWords } from './node-in-words.ts'
import { useArticleFilter } from './use-article-filter.ts'

/** Of the chosen paper or line; nothing without one. */
export function NodeName({ language }: { language: Language }) {
  const { node } = useArticleFilter().filter
  const { data } = useQuery({ ...syllabusTree(language), enabled: node !== undefined })
  return node && <span lang={data?.language}>{nodeInWords(node, data)}</span>
}
