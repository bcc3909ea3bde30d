import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { CompiledTopic as Topic } from '#contract/syllabus/compilations.ts'
import { TEXTS as COMPILATION_TEXTS } from '#messages/all/reading-language/compilation.ts'
import { TEXTS as PAGE_TEXTS } from '#messages/all/reading-language/page.ts'
import { TEXTS as PROVENANCE_TEXTS } from '#messages/all/reading-language/provenance.ts'
import { TEXTS as STUDY_TEXTS } from '#messages/all/reading-language/study.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'

interface TopicProps {
  topic: Topic
  /** Language of headings; texts have their own. */
  language: Language
}

export function CompiledTopic({ topic, language }: TopicProps) {
  const [latest, ...earlier] = topic.articles
  if (!latest) return null
  return (
    <article className="compilation-topic border-b border-line py-5">
      <h4 lang={latest.title.lang} className="text-lg leading-snug font-semibold wrap-anywhere">
        <Link
          to={paths.article(latest.article_id)}
          className="inline-block py-1 underline decoration-strong underline-offset-4 hover:decoration-current print:py-0 print:no-underline"
        >
          {latest.title.value}
        </Link>
      </h4>
      <Day day={latest.publication_date} language={language} />
      <MustKnow topic={topic} language={language} />
      <details open={topic.must_know.length === 0} className="group/topic">
        <summary
          lang={language}
          className="flex min-h-11 w-fit cursor-pointer items-center gap-1.5 rounded-control text-sm text-accent print:hidden"
        >
          {COMPILATION_TEXTS[language].more}
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open/topic:rotate-180" />
        </summary>
        <p lang={topic.summary.lang} className="reading-text leading-reading wrap-anywhere">
          {topic.summary.value}
        </p>
        <Facts topic={topic} language={language} />
        <SinceThen topic={topic} language={language} />
        <StudyWith topic={topic} language={language} />
        <Watch topic={topic} language={language} />
        <Terms topic={topic} language={language} />
        <Earlier articles={earlier} language={language} />
      </details>
    </article>
  )
}

function Day({ day, language }: { day: string; language: Language }) {
  return (
    <time dateTime={day} lang={language} className="block text-sm text-quiet">
      {formatDay(day, 'medium', language)}
    </time>
  )
}

function Part({ title, language, children }: { title: string; language: Language; children: ReactNode }) {
  return (
    <>
      <h5 lang={language} className="mt-4 text-sm font-semibold text-quiet">
        {title}
      </h5>
      {children}
    </>
  )
}

function MustKnow({ topic: { must_know }, language }: TopicProps) {
  if (must_know.length === 0) return null
  return (
    <Part title={COMPILATION_TEXTS[language].mustKnow} language={language}>
      <ul className="mt-1 list-disc space-y-1 ps-5 leading-reading marker:text-signal">
        {must_know.map(({ lang, value }) => (
          <li key={value} lang={lang} className="reading-text ps-1 wrap-anywhere">
            {value}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Facts({ topic: { facts }, language }: TopicProps) {
  if (facts.length === 0) return null
  return (
    <Part title={PROVENANCE_TEXTS[language].facts} language={language}>
      <ul className="mt-1 list-disc space-y-1 ps-5 leading-reading marker:text-quiet">
        {facts.map(({ sentence, date, source }) => (
          <li key={date + sentence.value} className="reading-text ps-1 wrap-anywhere">
            <span lang={sentence.lang}>{sentence.value}</span> <Dated date={date} source={source} language={language} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Compilations stored offline by an earlier version lack it. */
function StudyWith({ topic: { study_with = [] }, language }: TopicProps) {
  if (study_with.length === 0) return null
  return (
    <Part title={STUDY_TEXTS[language].studyWith} language={language}>
      <ul className="mt-1 list-disc space-y-1 ps-5 leading-reading marker:text-quiet">
        {study_with.map(({ lang, value }) => (
          <li key={value} lang={lang} className="reading-text ps-1 wrap-anywhere">
            {value}
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** See above. */
function Watch({ topic: { watch = [] }, language }: TopicProps) {
  if (watch.length === 0) return null
  return (
    <Part title={STUDY_TEXTS[language].watch} language={language}>
      <ul className="mt-1 list-disc space-y-1 ps-5 leading-reading marker:text-quiet">
        {watch.map(({ text, date }) => (
          <li key={date + text.value} className="reading-text ps-1 wrap-anywhere">
            <span lang={text.lang}>{text.value}</span> <Dated date={date} language={language} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

type Sourced = Pick<Topic['since_then'][number], 'date'> & { source?: Topic['since_then'][number]['source'] }

function Dated({ date, source, language }: Sourced & { language: Language }) {
  return (
    <span className="font-sans text-sm text-quiet">
      (
      <time dateTime={date} lang={language}>
        {formatDay(date, 'medium', language)}
      </time>
      {source && (
        <>
          {', '}
          <a
            href={source.url}
            target="_blank"
            rel="noreferrer"
            lang="en"
            className="underline underline-offset-4 print:no-underline"
          >
            {source.publisher}
            <span lang={language} className="sr-only">{` (${PROVENANCE_TEXTS[language].newTab})`}</span>
          </a>
        </>
      )}
      )
    </span>
  )
}

function SinceThen({ topic: { since_then }, language }: TopicProps) {
  if (since_then.length === 0) return null
  return (
    <div className="mt-4 border-s-2 border-signal ps-3">
      <h5 lang={language} className="text-sm font-semibold text-quiet">
        {PROVENANCE_TEXTS[language].sinceThen}
      </h5>
      <ol className="mt-1 space-y-1 leading-reading">
        {since_then.map(({ text, date, source }) => (
          <li key={date + text.value} className="reading-text wrap-anywhere">
            <span lang={text.lang} className="whitespace-pre-line">
              {text.value}
            </span>{' '}
            <Dated date={date} source={source} language={language} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Terms({ topic: { terms }, language }: TopicProps) {
  if (terms.length === 0) return null
  return (
    <Part title={PAGE_TEXTS[language].terms} language={language}>
      <dl className="mt-1 space-y-1 leading-reading">
        {terms.map(({ lang, term, definition }) => (
          <div key={term} lang={lang} className="reading-text wrap-anywhere">
            <dt className="inline font-semibold">{term}:</dt> <dd className="inline">{definition}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Earlier({ articles, language }: { articles: Topic['articles']; language: Language }) {
  if (articles.length === 0) return null
  return (
    <Part title={COMPILATION_TEXTS[language].also} language={language}>
      <ul className="mt-1 space-y-1">
        {articles.map(({ article_id, title, publication_date }) => (
          <li key={article_id} className="text-sm wrap-anywhere">
            <Link
              to={paths.article(article_id)}
              lang={title.lang}
              className="inline-block py-1 text-accent underline underline-offset-4 print:py-0 print:no-underline"
            >
              {title.value}
            </Link>{' '}
            <time dateTime={publication_date} lang={language} className="text-quiet">
              {formatDay(publication_date, 'short', language)}
            </time>
          </li>
        ))}
      </ul>
    </Part>
  )
}
