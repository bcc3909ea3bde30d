import type { Language } from '#contract/languages.ts'
import type { Audience } from '#contract/reading/article-audience.ts'
import { can } from '#contract/roles.ts'
import { COMPILATION_NOT_FOUND, type Version } from '#contract/syllabus/compilation-rules.ts'
import { compilations } from '#contract/syllabus/compilations.ts'
import type { Routes } from '#server/context.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { Attachment } from '#server/platform/http/reply.ts'
import { serve } from '#server/platform/http/serve.ts'
import { dayIn } from '#server/platform/time/local-time.ts'
import { compilationPdf } from '../engines/typesetter.ts'
import { endedPeriod, groupedPeriod, listedCompilations, readArticles, TIME_ZONE } from './queries.ts'
import { compilationFrom, unreadOf } from './rules.ts'

const TAGS = ['content']

export const compilationRoutes: Routes = (app, context) => {
  const { cache } = context

  /** Undefined before the end and if nothing is published. */
  const compilationOf = async (db: Db, { period, language, version, audience, user, now }: CompilationRequest) => {
    const range = endedPeriod(period, now)
    const key = `grouped ${period} ${language}`
    const all = range && (await cache.material(key, TAGS, () => groupedPeriod(db, range, language)))
    if (!all) return undefined
    const chosen = version === 'all' ? all : unreadOf(all, await readArticles(db, user.id, range))
    return compilationFrom(chosen, { period, range, language, version, audience })
  }

  serve(app, context, compilations.list, async (_, { db, now }) => {
    const today = dayIn(TIME_ZONE, now)
    const cached = await cache.get(`compilations ${today}`, TAGS, async () =>
      compilations.list.reply.parse({ success: true, data: await listedCompilations(db, today) }),
    )
    return cached ?? { data: [] }
  })

  serve(app, context, compilations.pdf, async ({ params: { period }, query }, { db, user, now, isWanted }) => {
    const { language, version } = query
    const audience = audienceOf(user.role)
    const asked = { period, ...query, audience, user, now }
    const load = async (isWanted: () => boolean) => {
      const compilation = await compilationOf(db, asked)
      return compilation && compilationPdf(compilation, context.settings.publicUrl, isWanted)
    }
    const key = `compilation ${period} ${language} ${audience}`
    // Shared: made even if the caller is gone.
    const pdf = assertFound(await (version === 'unread' ? load(isWanted) : cache.file(key, TAGS, () => load(() => true))))
    const name = ['compilation', period, ...(version === 'unread' ? [version] : []), language].join('-')
    return new Attachment(`${name}.pdf`, 'application/pdf', pdf)
  })

  serve(app, context, compilations.read, async ({ params: { period }, query }, { db, user, now }) => {
    const audience = audienceOf(user.role)
    const load = () => compilationOf(db, { period, ...query, audience, user, now })
    if (query.version === 'unread') return { data: assertFound(await load()) }
    const cached = await cache.get(`compilation ${period} ${query.language} ${audience}`, TAGS, async () => {
      const data = await load()
      return data && compilations.read.reply.parse({ success: true, data })
    })
    return assertFound(cached)
  })
}

interface CompilationRequest {
  period: string
  language: Language
  version: Version
  audience: Audience
  user: { id: string }
  now: Date
}

const audienceOf = (role: string): Audience => (can(role, 'proStudy') ? 'study' : 'open')

/** @throws HttpError 404 */
function assertFound<T>(found: T | undefined): T {
  if (found === undefined) throw new HttpError(404, COMPILATION_NOT_FOUND)
  return found
}
