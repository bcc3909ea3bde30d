import { useQuery } from '@tanstack/react-query'
import { ENGLISH_NAMES, LANGUAGES, type Target } from '#contract/languages.ts'
import { entryProcessing } from './api.ts'
import { GivenCell } from './given-cell.tsx'
import { UnitCell } from './unit-cell.tsx'

interface ArticleUnitsProps {
  entryId: string
  articleId: string
  /** The path of the translation editor. */
  translationPath: (language: Target) => string
}

/** The translation and recording of an article per language, with status and actions. */
export function ArticleUnits({ entryId, articleId, translationPath }: ArticleUnitsProps) {
  const { data } = useQuery(entryProcessing(entryId))
  const { units = [], given = [] } = data?.articles.find(({ article_id }) => article_id === articleId) ?? {}
  if (!data) return null
  return (
    <ul className="divide-y divide-line border-t border-line">
      {LANGUAGES.map((language) => (
        <li key={language} className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[5rem_1fr_1fr]">
          <span className="font-medium">{ENGLISH_NAMES[language]}</span>
          {(['text', 'audio'] as const).map((kind) => {
            const unit = units.find((one) => one.language === language && one.kind === kind)
            if (unit) return <UnitCell key={kind} unit={unit} translationPath={translationPath} />
            if (kind === 'text' && language === 'en')
              return (
                <p key={kind} className="text-sm text-quiet">
                  Original
                </p>
              )
            return (
              <GivenCell key={kind} kind={kind} isGiven={given.some((one) => one.language === language && one.kind === kind)} />
            )
          })}
        </li>
      ))}
    </ul>
  )
}
