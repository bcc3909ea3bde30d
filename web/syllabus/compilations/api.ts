import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import type { Version } from '#contract/syllabus/compilation-rules.ts'
import { compilations } from '#contract/syllabus/compilations.ts'
import { call } from '#web/platform/http/call.ts'
import { callFile } from '#web/platform/http/call-file.ts'
import { withOfflineFallback } from '#web/platform/offline/offline-cache.ts'
import { saveFile } from '#web/platform/save-file.ts'

export const compilationList = () =>
  queryOptions({
    queryKey: ['compilations', 'list'],
    queryFn: ({ signal }) => withOfflineFallback('compilations', async () => (await call(compilations.list, { signal })).data),
    staleTime: 0,
  })

/** Key below progress: readings sent later refresh it. */
export const compilation = (period: string, version: Version, language: Language) =>
  queryOptions({
    queryKey: ['progress', 'compilation', period, version, language],
    queryFn: ({ signal }) =>
      withOfflineFallback(
        `compilation/${period}/${version}/${language}`,
        async () => (await call(compilations.read, { params: { period }, query: { version, language }, signal })).data,
      ),
    staleTime: 0,
  })

export interface PdfRequest {
  period: string
  version: Version
  language: Language
}

/** @throws CallError */
export async function savePdf({ period, version, language }: PdfRequest): Promise<void> {
  const file = await callFile(compilations.pdf, { params: { period }, query: { version, language } })
  saveFile(`${['compilation', period, ...(version === 'unread' ? [version] : []), language].join('-')}.pdf`, file)
}
