import { can } from '#contract/roles.ts'
import { COMPILATION_NOT_FOUND } from '#contract/syllabus/compilation-rules.ts'
import { compilations } from '#contract/syllabus/compilations.ts'
import type { Routes } from '#server/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { Attachment } from '#server/platform/http/reply.ts'
import { serve } from '#server/platform/http/serve.ts'
import { dayIn } from '#server/platform/time/local-time.ts'
import { compilationPdf } from '../engines/typesetter.ts'
import { compilationOf, listedCompilations, TIME_ZONE } from './queries.ts'

const TAGS = ['content']

export const compilationRoutes: Routes = (app, context) => {
  const { cache } = context

  serve(app, context, compilations.list, async (_, { db, now }) => {
    const today = dayIn(TIME_ZONE, now)
    const cached = await cache.get(`compilations ${today}`, TAGS, async () =>
      compilations.list.reply.parse({ success: true, data: await listedCompilations(db, today) }),
    )
    return cached ?? { data: [] }
  })

  serve(app, context, compilations.pdf, async ({ params: { period }, query }, { db, user, now }) => {
    const { language, version } = query
    const audience = audienceOf(user.role)
    const load = async () => {
      const compilation = await compilationOf(db, { period, ...query, audience, userId: user.id, now })
      return compilation && compilationPdf(compilation, context.settings.publicUrl)
    }
    const key = `compilation ${period} ${language} ${audience}`
    const pdf = assertFound(await (version === 'unread' ? load() : cache.file(key, TAGS, load)))
    const name = ['compilation', period, ...(version === 'unread' ? [version] : []), language].join('-')
    return new Attachment(`${name}.pdf`, 'application/pdf', pdf)
  })

  serve(app, context, compilations.read, async ({ params: { period }, query }, { db, user, now }) => {
    const audience = audienceOf(user.role)
    const load = () => compilationOf(db, { period, ...query, audience, userId: user.id, now })
    if (query.version === 'unread') return { data: assertFound(await load()) }
    const cached = await cache.get(`compilation ${period} ${query.language} ${audience}`, TAGS, async () => {
      const data = await load()
      return data && compilations.read.reply.parse({ success: true, data })
    })
    return assertFound(cached)
  })
}

const audienceOf = (role: string) => (can(role, 'proStudy') ? 'study' : 'open')

/** @throws HttpError 404 */
function assertFound<T>(found: T | undefined): T {
  if (found === undefined) throw new HttpError(404, COMPILATION_NOT_FOUND)
  return found
}
