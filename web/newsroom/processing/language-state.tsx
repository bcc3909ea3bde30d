import { Link } from 'react-router'
import { ENGLISH_NAMES, isTarget, type Language } from '#contract/languages.ts'
import type { EntryProcessing } from '#contract/newsroom/processing.ts'
import { STATE_STYLES } from './day-states.ts'
import { partOfArticle } from './part-states.ts'
import { translationPath } from './translation-path.ts'
import { needsReview } from './unit-texts.ts'

interface LanguageStateProps {
  entryId: string
  article: EntryProcessing['articles'][number]
  language: Language
}

/** English has a recording only. */
export function LanguageState({ entryId, article, language }: LanguageStateProps) {
  const audio = partOfArticle(article, 'audio', language)
  const recording = <span className={STATE_STYLES[audio.tone]}>{audio.words}</span>
  if (!isTarget(language)) return <p className="first-letter:uppercase">{recording}</p>
  const { words, tone, next } = partOfArticle(article, 'text', language)
  const practice = article.units.find((unit) => unit.kind === 'practice' && unit.language === language)
  const practiced = practice && partOfArticle(article, 'practice', language)
  return (
    <div className="flex items-center justify-between gap-x-3 @4xl:flex-col @4xl:items-start">
      <p className="min-w-0">
        <span className={`font-medium ${STATE_STYLES[tone]}`}>{words}</span>, {recording}
        {practice && practiced && (
          <span className={`block ${STATE_STYLES[practiced.tone]}`}>
            {`${practice.blocks_done} of ${practice.blocks_total} practice texts`}
            {needsReview(practice) && ', not reviewed'}
            {practice.status === 'failed' && ', failed'}
          </span>
        )}
      </p>
      {next && (
        <Link
          to={translationPath(entryId, article.article_id, language)}
          aria-label={`${next}: ${article.title} in ${ENGLISH_NAMES[language]}`}
          className={`inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end underline @4xl:min-h-6 @4xl:justify-start underline-offset-4 ${next === 'Edit' ? 'text-quiet' : 'font-medium text-accent'}`}
        >
          {next}
        </Link>
      )}
    </div>
  )
}
