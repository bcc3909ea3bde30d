import type { DayUpload } from '#contract/newsroom/ingest.ts'
import type { ArticleCheck, Finding } from './finding.ts'

/** Hosts that only repeat what others have published, and coaching firms: the original is to be named. */
const AGGREGATORS = [
  'bignewsnetwork.com',
  'byjus.com',
  'daily8.com',
  'dailyhunt.in',
  'docslib.org',
  'drishtijudiciary.com',
  'europesays.com',
  'gazettetracker.com',
  'htsyndication.com',
  'insightsonindia.com',
  'magzter.com',
  'menafn.com',
  'msn.com',
  'news.google.com',
  'newsbreak.com',
  'nextias.com',
  'pdfcoffee.com',
  'pdfslide.us',
  'scribd.com',
  'slideshare.net',
  'testbook.com',
  'unacademy.com',
  'vaidra.in',
  'vdocuments.net',
  'visionias.in',
]

/** Sources are the originals. */
export const checkSourceHosts: ArticleCheck = ({ sources }) =>
  sources.flatMap(({ url }, place) => {
    const { hostname } = new URL(url)
    const isAggregator = AGGREGATORS.some((host) => hostname === host || hostname.endsWith(`.${host}`))
    if (!isAggregator) return []
    return [{ path: `sources.${place}.url`, message: `${hostname} repeats what others have published: name the original` }]
  })

const NEWEST_DAYS = 5

/** Readers start with the newest days: each of their articles names a source. */
export function checkNewestHaveSources(days: readonly DayUpload[]): Finding[] {
  const newest = days.toSorted((a, b) => b.publication_date.localeCompare(a.publication_date)).slice(0, NEWEST_DAYS)
  return newest.flatMap(({ publication_date, articles }) =>
    articles.flatMap(({ sources }, place) =>
      sources.length > 0 ? [] : [{ path: `${publication_date} articles.${place}.sources`, message: 'Names no source' }],
    ),
  )
}
