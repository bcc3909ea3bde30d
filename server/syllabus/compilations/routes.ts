import type { Language } from '#contract/languages.ts'
import type { Audience } from '#contract/reading/article-audience.ts'
import { can } from '#contract/roles.ts'
import {
  COMPILATION_NOT_FOUND,
  COMPILATION_QUESTIONS,
  FREE_COMPILATION_QUESTIONS,
  type Version,
} from '#contract/syllabus/compilation-rules.ts'
import { compilations } from '#contract/syllabus/compilations.ts'
import type { Routes } from '#server/context.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { Attachment } from '#server/platform/http/reply.ts'
import { serve } from '#server/platform/http/serve.ts'
import { dayIn } from '#server/platform/time/local-time.ts'
import { compilationPdf } from '../engines/typesetter.ts'
import { answerQuestions } from './commands/answer-questions.ts'
import { endedPeriod, groupedPeriod, lastAttempt, listedCompilations, newsOf, readArticles, TIME_ZONE } from './queries.ts'
import { compilationFrom, testQuestions, unreadOf } from './rules.ts'

const TAGS = ['content']

export const compilationRoutes: Routes = (app, context) => {
  const { cache } = context

  /** Undefined before the end and if nothing is published. */
  const groupedOf = async (db: Db, { period, language, version, user, now }: GroupedRequest) => {
    const range = endedPeriod(period, now)
    const key = `grouped ${period} ${language}`
    const all = range && (await cache.material(key, TAGS, () => groupedPeriod(db, range, language)))
    if (!all) return undefined
    return { range, grouped: version === 'all' ? all : unreadOf(all, await readArticles(db, user.id, range)) }
  }

  const compilationOf = async (db: Db, asked: CompilationRequest) => {
    const found = await groupedOf(db, asked)
    const { period, language, version, audience } = asked
    return found && compilationFrom(found.grouped, { period, range: found.range, language, version, audience })
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
      return compilation && compilationPdf(compilation, await newsOf(db, compilation), context.settings.publicUrl, isWanted)
    }
    const key = `compilation ${period} ${language} ${audience}`
    // Shared: made even if the caller is gone.
    const pdf = assertFound(await (version === 'unread' ? load(isWanted) : cache.file(key, TAGS, () => load(() => true))))
    const name = ['compilation', period, ...(version === 'unread' ? [version] : []), language].join('-')
    return new Attachment(`${name}.pdf`, 'application/pdf', pdf)
  })

  serve(app, context, compilations.questions, async ({ params: { period }, query }, { db, user, now }) => {
    const { grouped } = assertFound(await groupedOf(db, { period, ...query, user, now }))
    const most = can(user.role, 'proStudy') ? COMPILATION_QUESTIONS : FREE_COMPILATION_QUESTIONS
    return { data: testQuestions(grouped, most) }
  })

  serve(app, context, compilations.answer, async ({ params: { period }, body }, { db, user, now }) => ({
    data: await answerQuestions(db, user, { period, range: assertFound(endedPeriod(period, now)), ...body }, now),
  }))

  serve(app, context, compilations.lastAttempt, async ({ params: { period } }, { db, user }) => ({
    data: await lastAttempt(db, user.id, period),
  }))

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

interface CompilationRequest extends GroupedRequest {
  audience: Audience
}

interface GroupedRequest {
  period: string
  language: Language
  version: Version
  user: { id: string }
  now: Date
}

const audienceOf = (role: string): Audience => (can(role, 'proStudy') ? 'study' : 'open')

/** @throws HttpError 404 */
function assertFound<T>(found: T | undefined): T {
  if (found === undefined) throw new HttpError(404, COMPILATION_NOT_FOUND)
  return found
}
