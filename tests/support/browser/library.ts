import type { Article } from '#contract/reading/articles.ts'
import type { DailyEntry } from '#contract/reading/daily.ts'
import type { People, Person } from './people.ts'
import type { E2eServer } from './server.ts'

/** Beginnings of titles in the demo. */
export const IN_THREE_LANGUAGES = 'Chandrayaan-3 lands near the lunar south pole'
/** The day that all pages offer first, on a server whose tests published none of their own after it. */
export const NEWEST_SAMPLE_DAY = '2026-05-16'
/** The title of one of its articles, not the steps of a study session that name it. */
export const OF_NEWEST_DAY = /^Three languages in Class IX/
export const IN_ENGLISH_ONLY = 'Supreme Court strikes down electoral bonds'

let days = 0
let newsDays = 0

export class Library {
  readonly #server: E2eServer
  readonly #people: People
  #admin: Promise<Person> | undefined

  constructor(server: E2eServer, people: People) {
    this.#server = server
    this.#people = people
  }

  /** Long before the sample days, so that those stay the newest. */
  aFreeDay(): string {
    return new Date(Date.UTC(1950, 0, 1 + days++)).toISOString().slice(0, 10)
  }

  /** Its readers are notified. Newer than the sample days: for a server of your own. */
  aNewsDay(): string {
    return new Date(Date.now() - newsDays++ * 86_400_000).toISOString().slice(0, 10)
  }

  async publish(publication_date: string, articles: unknown[], parts: Record<string, unknown> = {}): Promise<string[]> {
    const as = await this.#asAdmin()
    const body = { publication_date, articles, ...parts }
    const reply = await this.#server.call<{ data: { article_ids: string[] } }>('POST', '/api/admin/ingest-daily-content', {
      as,
      body,
    })
    return reply.data.article_ids
  }

  async entryPath(day: string): Promise<string> {
    const as = await this.#asAdmin()
    const before = new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const { data } = await this.#server.call<{ data: { entry_id: string }[] }>(
      'GET',
      `/api/admin/entries?limit=1&before=${before}`,
      { as },
    )
    return `/admin/dashboard?tab=entries&entry=${data[0]?.entry_id}`
  }

  isReadable(articleId: string, as: Person): Promise<boolean> {
    return this.#server.call('GET', `/api/articles/${articleId}`, { as }).then(
      () => true,
      () => false,
    )
  }

  async record(articleId: string, language: string, wav: Uint8Array<ArrayBuffer>): Promise<void> {
    const { token } = await this.#asAdmin()
    const reply = await fetch(`${this.#server.url}/api/admin/articles/${articleId}/audio/${language}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'audio/wav' },
      body: wav,
    })
    if (!reply.ok) throw new Error(`The recording was refused: ${reply.status} ${await reply.text()}`)
  }

  /** @returns its id */
  async picture(file: string): Promise<string> {
    const { token } = await this.#asAdmin()
    const reply = await fetch(`${this.#server.url}/api/admin/figures`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/svg+xml' },
      body: file,
    })
    if (!reply.ok) throw new Error(`The picture was refused: ${reply.status} ${await reply.text()}`)
    return ((await reply.json()) as { data: { image_id: string } }).data.image_id
  }

  /** @param beginning of a sample title */
  async articleNamed(beginning: string): Promise<Article> {
    const as = await this.#asAdmin()
    const entries = await this.#server.call<{ data: DailyEntry[] }>('GET', '/api/entries?limit=100', { as })
    const found = entries.data.flatMap(({ articles }) => articles).find(({ title }) => title.startsWith(beginning))
    if (!found) throw new Error(`No sample article begins with "${beginning}"`)
    return (await this.#server.call<{ data: Article }>('GET', `/api/articles/${found.article_id}`, { as })).data
  }

  #asAdmin(): Promise<Person> {
    this.#admin ??= this.#people.comesBack('admin')
    return this.#admin
  }
}

export function anArticle(title: string, parts: Record<string, unknown> = {}) {
  return {
    title,
    summary: `A short account of ${title}.`,
    gs_paper_category: 'GS2',
    analysis_text: { past: `How ${title} came about.`, present: 'What happened now.', future: 'What may follow.' },
    ...parts,
  }
}
