import type { Language } from '#contract/languages.ts'
import type { ListedThread, ThreadArticle, ThreadText, ThreadTranslations, threads } from '#contract/newsroom/threads.ts'
import type { Fact, SinceThen, Source } from '#contract/reading/provenance.ts'
import { type DatedEvent, dateOfLine, timelineOf } from '#server/newsroom/shared/timeline.ts'

export interface TextRow {
  title: string
  description: string
  translated: ThreadTranslations
}

export interface ThreadArticleRow {
  article_id: string
  title: string
  title_translated: string | null
  gs_paper_category: string
  reading_minutes: number
  publication_date: string
  must_know: string[]
  must_know_translated: string[]
  facts: Fact[]
  since_then: SinceThen[]
  sources: Source[]
  history: string[]
  history_translated: string[]
  questions: number
}

export interface ThreadRows {
  thread: TextRow & { thread_id: string }
  articles: ThreadArticleRow[]
}

type Thread = (typeof threads.read)['reply']['_output']['data']

export const textsOf = ({ title, description, translated }: TextRow, language: Language): Pick<ListedThread, keyof Texts> => {
  const given = language === 'en' ? undefined : translated[language]
  return { title: textIn(language, given?.title, title), description: textIn(language, given?.description, description) }
}

type Texts = Pick<Thread, 'title' | 'description'>

export function threadFrom({ thread, articles }: ThreadRows, language: Language): Thread {
  const newestFirst = articles.toSorted((one, other) => other.publication_date.localeCompare(one.publication_date))
  const events = newestFirst.flatMap((article) => eventsOf(article, language))
  return {
    thread_id: thread.thread_id,
    ...textsOf(thread, language),
    articles: articles.map((article) => articleIn(article, language)),
    timeline: timelineOf(events).map(({ english: _, ...event }) => event),
    question_count: articles.reduce((sum, { questions }) => sum + questions, 0),
  }
}

const articleIn = (row: ThreadArticleRow, language: Language): ThreadArticle => ({
  article_id: row.article_id,
  title: textIn(language, row.title_translated, row.title),
  publication_date: row.publication_date,
  gs_paper_category: row.gs_paper_category,
  reading_minutes: row.reading_minutes,
  facts: row.facts.map(({ sentence, translated, value, date, source }) => ({
    ...{ value, date, source: sourceAt(row.sources, source) },
    sentence: textIn(language, translatedTo(translated, language), sentence),
  })),
  must_know: inParallel(row.must_know, row.must_know_translated, language),
})

function eventsOf(row: ThreadArticleRow, language: Language): DatedEvent[] {
  const lines = inParallel(row.history, row.history_translated, language)
  const { article_id } = row
  return [
    ...row.since_then.map(({ date, text, translated, source }) => ({
      ...{ article_id, date, kind: 'since_then' as const, english: text, source: sourceAt(row.sources, source) },
      text: textIn(language, translatedTo(translated, language), text),
    })),
    ...row.history.map((english, at) => ({
      ...{ article_id, date: dateOfLine(english), kind: 'history' as const, english, source: null },
      text: lines[at] ?? textIn(language, null, english),
    })),
  ]
}

/** A translation of another length cannot be matched line by line. */
const inParallel = (english: string[], translated: string[], language: Language): ThreadText[] =>
  english.map((line, at) => textIn(language, translated.length === english.length ? translated[at] : null, line))

const textIn = (language: Language, translated: string | null | undefined, english: string): ThreadText =>
  translated?.trim() ? { lang: language, value: translated } : { lang: 'en', value: english }

const translatedTo = (translated: Partial<Record<string, string>> | undefined, language: Language) => translated?.[language]

function sourceAt(sources: Source[], index: number): ThreadArticle['facts'][number]['source'] {
  const source = sources[index]
  return source ? { publisher: source.publisher, url: source.url } : null
}
