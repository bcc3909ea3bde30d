import { z } from 'zod'
import type { StoredPart } from '#contract/newsroom/drafting/stored-proposal.ts'
import { GS_PAPERS } from '#contract/newsroom/upload/upload-rules.ts'
import { Day } from '#contract/text.ts'
import { one } from './read-article.ts'
import { nodesIn } from './read-practice.ts'
import type { Reading } from './said.ts'

const items = (most: number) => z.array(z.unknown()).max(most).default([])

const MOST_TOPICS = 12
const Topics = z.object({ topics: items(30) })
const Topic = z.object({
  title: z.string(),
  weight: z.number().min(1).max(5).catch(1),
  paper: z.enum(GS_PAPERS).nullable().catch(null),
  syllabus: z.array(z.string().max(200)).max(20).catch([]),
  why: items(10),
})

/** The weightiest first. @returns `undefined` if the reply has another form */
export function readTopics(reply: unknown, reading: Reading): StoredPart[] | undefined {
  const { data } = Topics.safeParse(reply)
  return (
    data &&
    reading
      .fitting(Topic, data.topics)
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, MOST_TOPICS)
      .flatMap(({ title: said, weight, paper, syllabus, why }) => {
        const [title, nodes] = [reading.line(said, 200), nodesIn(syllabus)]
        if (nodes.length < new Set(syllabus).size) reading.remarks.push('Unknown lines of the syllabus were left out')
        const values = { weight: Math.round(weight), paper, syllabus: nodes }
        return title ? one('topic', reading.text('Why', why), { title, values }) : []
      })
  )
}

/** A published article that the sources may have news on. */
export interface OlderArticle {
  article_id: string
  title: string
  summary: string
  day: string
  watch: { date: string; text: string }[]
}

const AllNews = z.object({ news: items(30) })
const News = z.object({ article: z.int(), date: Day, text: items(8), closes: z.array(z.int()).max(10).catch([]) })

/** @param older in the order of the material */
export function readNews(reply: unknown, reading: Reading, older: readonly OlderArticle[]): StoredPart[] | undefined {
  const { data } = AllNews.safeParse(reply)
  return (
    data &&
    reading.fitting(News, data.news).flatMap(({ article: n, date, text, closes }) => {
      const article = older[n - 1]
      if (!article) reading.remarks.push('News for an article that was not asked about was left out')
      if (!article) return []
      const closed = [...new Set(closes)].flatMap((at) => article.watch[at - 1] ?? [])
      const values = { article_id: article.article_id, day: article.day, date, closes: closed }
      return one('since_then', reading.text(date, text), { title: article.title, values })
    })
  )
}
