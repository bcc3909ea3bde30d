import type { ArticleCheck } from './finding.ts'

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
