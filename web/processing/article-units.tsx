import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { LANGUAGE_NAMES, type Language } from '#contract/languages.ts'
import type { Unit } from '#contract/processing.ts'
import type { UnitKind } from '#contract/processing-rules.ts'
import { failureText } from '#web/platform/call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { entryProcessing, useMarkReviewed, useRetryUnit } from './api.ts'
import { canRetry, originOf, reasonsOf, STATUS_TONES, STATUS_WORDS } from './unit-words.ts'

interface ArticleUnitsProps {
  entryId: string
  articleId: string
  /** Where a translation is written by hand. */
  translationPath: (language: 'hi' | 'ta') => string
}

/** Each translation and recording of an article: what it is, why, and what can be done about it. */
export function ArticleUnits({ entryId, articleId, translationPath }: ArticleUnitsProps) {
  const { data } = useQuery(entryProcessing(entryId))
  const units = data?.articles.find(({ article_id }) => article_id === articleId)?.units ?? []
  if (units.length === 0) return null
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {units.map((unit) => (
        <UnitRow key={unit.unit_id} unit={unit} translationPath={translationPath} />
      ))}
    </ul>
  )
}

const KINDS: Record<UnitKind, string> = { text: 'Translation', audio: 'Audio' }
const ENGLISH_NAMES: Record<Language, string> = { en: 'English', hi: 'Hindi', ta: 'Tamil' }

function UnitRow({ unit, translationPath }: { unit: Unit; translationPath: ArticleUnitsProps['translationPath'] }) {
  const retry = useRetryUnit()
  const review = useMarkReviewed()
  const { unit_id, kind, language, status, origin, reviewed_by } = unit
  const name = `${KINDS[kind]} in ${ENGLISH_NAMES[language]}`
  const onError = (error: unknown) => toast(failureText(error, 'That did not work. Please try again.'), 'error')
  const isTranslation = kind === 'text' && language !== 'en'
  const isUnchecked = isTranslation && origin === 'provider' && !reviewed_by && (status === 'ready' || status === 'partial')

  return (
    <li className="flex flex-col gap-1 rounded-control border border-line p-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">
          {KINDS[kind]}{' '}
          <span lang={language} className="font-native">
            {LANGUAGE_NAMES[language]}
          </span>
        </span>
        <Badge tone={STATUS_TONES[status]}>{STATUS_WORDS[status]}</Badge>
      </p>
      {[originOf(unit), ...reasonsOf(unit, Date.now())].map(
        (said) =>
          said && (
            <p key={said} className="text-sm text-quiet wrap-anywhere first-letter:uppercase">
              {said}
            </p>
          ),
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-1 empty:hidden">
        {canRetry(unit) && (
          <Button
            variant="outline"
            size="sm"
            busy={retry.isPending}
            aria-label={`${status === 'ready' ? 'Make again' : 'Retry'}: ${name}`}
            onClick={() => retry.mutate(unit_id, { onError })}
          >
            {status === 'ready' ? 'Make again' : 'Retry'}
          </Button>
        )}
        {isUnchecked && (
          <Button
            variant="outline"
            size="sm"
            busy={review.isPending}
            aria-label={`Mark reviewed: ${name}`}
            onClick={() => review.mutate(unit_id, { onSuccess: () => toast('Marked as reviewed.', 'success'), onError })}
          >
            Mark reviewed
          </Button>
        )}
        {isTranslation && status !== 'running' && (
          <Link
            to={translationPath(language === 'hi' ? 'hi' : 'ta')}
            aria-label={`Edit: ${name}`}
            className={buttonStyle({ variant: 'outline', size: 'sm' })}
          >
            Edit
          </Link>
        )}
      </div>
    </li>
  )
}
