import { Link } from 'react-router'
import { ENGLISH_NAMES, isTarget, type Language } from '#contract/languages.ts'
import type { EntryProcessing } from '#contract/newsroom/processing.ts'
import { STATE_STYLES } from './day-states.ts'
import { partOfArticle } from './part-states.ts'
import { translationPath } from './translation-path.ts'

interface LanguageStateProps {
  entryId: string
  article: EntryProcessing['articles'][number]
  language: Language
}

/** The translation of an article with its next step, and its recording. English is the original and has a recording only. */
export function LanguageState({ entryId, article, language }: LanguageStateProps) {
  const audio = partOfArticle(article, 'audio', language)
  const recording = <p className={STATE_STYLES[audio.tone]}>{audio.words}</p>
  if (!isTarget(language)) return recording
  const { words, tone, next } = partOfArticle(article, 'text', language)
  return (
    <div className="flex items-start justify-between gap-x-3">
      <div className="min-w-0">
        <p className={`font-medium ${STATE_STYLES[tone]}`}>{words}</p>
        {recording}
      </div>
      {next && (
        <Link
          to={translationPath(entryId, article.article_id, language)}
          aria-label={`${next}: ${article.title} in ${ENGLISH_NAMES[language]}`}
          className={`-my-2 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end underline underline-offset-4 ${next === 'Edit' ? 'text-quiet' : 'font-medium text-accent'}`}
        >
          {next}
        </Link>
      )}
    </div>
  )
}
