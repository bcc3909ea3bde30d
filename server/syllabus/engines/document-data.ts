import { DESCRIPTORS, LANGUAGES, type Language } from '#contract/languages.ts'
import type { InNewsUpload } from '#contract/newsroom/upload/in-news-upload.ts'
import type { Compilation, CompiledQuestion, CompiledTopic } from '#contract/syllabus/compilations.ts'
import type { Period } from '#contract/syllabus/periods.ts'
import { TEXTS as COMPILATION_TEXTS } from '#messages/all/reading-language/compilation.ts'
import { TEXTS as PAGE_TEXTS } from '#messages/all/reading-language/page.ts'
import { TEXTS as PROVENANCE_TEXTS } from '#messages/all/reading-language/provenance.ts'
import { TEXTS as STUDY_TEXTS } from '#messages/all/reading-language/study.ts'

/** In order of fallback. */
const FONTS = LANGUAGES.map((language) => DESCRIPTORS[language].fonts.serif)

/** @param news of the days, in order */
export function documentData(compilation: Compilation, news: readonly InNewsUpload[], publicUrl: string) {
  const { language, papers, questions } = compilation
  const { studyWith, watch } = STUDY_TEXTS[language]
  const others = { terms: PAGE_TEXTS[language].terms, studyWith, watch }
  const texts = { ...COMPILATION_TEXTS[language], ...PROVENANCE_TEXTS[language], ...others }
  const { size, contents: _, developments: _count, asOf: _date, question: _number, ...words } = texts
  const topics = papers.flatMap(({ nodes }) => nodes.flatMap((node) => node.topics))
  return {
    product: 'UPSC Current Catalyst',
    title: periodIn(language, compilation),
    size: size({ articles: compilation.articles, topics: topics.length }),
    language,
    fonts: FONTS,
    texts: words,
    papers: papers.map(({ nodes, ...paper }) => ({
      ...paper,
      nodes: nodes.map((node) => ({
        title: node.title ?? { lang: language, value: texts.others },
        topics: node.topics.map((topic) => topicData(topic, language, publicUrl)),
      })),
    })),
    news: news.map((item) => newsData(item, language)),
    questions: questions.map(questionData),
  }
}

function topicData({ articles, facts, since_then, watch, ...topic }: CompiledTopic, language: Language, publicUrl: string) {
  const dated = <T extends { date: string }>(one: T) => ({ ...one, date: dayIn(language, one.date) })
  return {
    ...topic,
    articles: articles.map(({ article_id, title, publication_date }) => ({
      title,
      url: new URL(`/article/${article_id}`, publicUrl).href,
      date: dayIn(language, publication_date),
    })),
    facts: facts.map(dated),
    since_then: since_then.map(dated),
    watch: watch.map(dated),
  }
}

function newsData({ name, text, rank, source, translated = {} }: InNewsUpload, language: Language) {
  const own = language === 'en' ? undefined : translated[language]
  return {
    lang: own ? language : 'en',
    name: own?.name ?? name,
    text: own?.text ?? text,
    rank: own?.rank ?? rank ?? null,
    source: { url: source.url, publisher: source.publisher },
  }
}

const questionData = ({ lang, question_text, options, correct_option, explanation, explanation_lang }: CompiledQuestion) => ({
  lang,
  text: question_text,
  options: Object.entries(options)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([letter, text]) => ({ letter, text })),
  answer: `${correct_option}: ${options[correct_option] ?? ''}`,
  explanation: { lang: explanation_lang, value: explanation },
})

/** `29 July – 4 August 2024`, `August 2024` */
function periodIn(language: Language, { kind, first_day, last_day }: Period): string {
  const { locale } = DESCRIPTORS[language]
  if (kind === 'month')
    return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(utc(first_day))
  return new Intl.DateTimeFormat(locale, WHOLE_DAY).formatRange(utc(first_day), utc(last_day))
}

const WHOLE_DAY = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const
const utc = (day: string): Date => new Date(`${day}T00:00:00Z`)

const dayIn = (language: Language, day: string): string => utc(day).toLocaleDateString(DESCRIPTORS[language].locale, WHOLE_DAY)
