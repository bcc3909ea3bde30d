import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { ThreadArticle, threads } from '#contract/newsroom/threads.ts'
import { TEXTS as PROVENANCE_TEXTS } from '#messages/all/reading-language/provenance.ts'
import { TEXTS as THREAD_TEXTS } from '#messages/all/reading-language/threads.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { Words } from '#web/reading/articles/words.tsx'
import { SourceLink } from '#web/reading/provenance/source-link.tsx'

export type Thread = (typeof threads.read)['reply']['_output']['data']

interface FactsNowProps {
  thread: Thread
  language: Language
  Part: ComponentType<{ title: string; language: Language; children: ReactNode }>
}

/** Newest first, each with its date: an older fact may have been overtaken. */
export function FactsNow({ thread: { articles }, language, Part }: FactsNowProps) {
  const withFacts = articles
    .filter(({ facts, must_know }) => facts.length + must_know.length > 0)
    .toSorted((one, other) => other.publication_date.localeCompare(one.publication_date))
  if (withFacts.length === 0) return null
  return (
    <Part title={THREAD_TEXTS[language].factsNow} language={language}>
      {withFacts.map((article) => (
        <ArticleFacts key={article.article_id} article={article} language={language} />
      ))}
    </Part>
  )
}

function ArticleFacts({ article, language }: { article: ThreadArticle; language: Language }) {
  const { article_id, title, publication_date, facts, must_know } = article
  return (
    <>
      <h3 lang={title.lang} className="mt-5 leading-snug font-semibold wrap-anywhere">
        <Link to={paths.article(article_id)} className="inline-block py-1 text-ink underline underline-offset-4">
          {title.value}
        </Link>
      </h3>
      <p className="text-sm text-quiet">
        <ArticleDay day={publication_date} language={language} />
      </p>
      <ul className="mt-2 list-disc space-y-2 ps-5 leading-reading marker:text-quiet">
        {must_know.map(({ lang, value }) => (
          <li key={value} lang={lang} className="reading-text ps-1 wrap-anywhere">
            <Words text={value} lang={lang} />
          </li>
        ))}
        {facts.map((fact) => (
          <FactItem key={fact.sentence.value} fact={fact} language={language} />
        ))}
      </ul>
    </>
  )
}

function FactItem({ fact: { sentence, date, source }, language }: { fact: ThreadArticle['facts'][number]; language: Language }) {
  return (
    <li className="ps-1 wrap-anywhere">
      <span lang={sentence.lang} className="reading-text">
        <Words text={sentence.value} lang={sentence.lang} />
      </span>
      <span className="block text-sm text-quiet">
        <time dateTime={date} lang={language}>
          {PROVENANCE_TEXTS[language].asOf({ date: formatDay(date, 'medium', language) })}
        </time>
        {source && ', '}
        <SourceLink source={source ?? undefined} lang={language} />
      </span>
    </li>
  )
}

export const ArticleDay = ({ day, language }: { day: string; language: Language }) => (
  <time dateTime={day} lang={language}>
    {formatDay(day, 'medium', language)}
  </time>
)
