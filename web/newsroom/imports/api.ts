import { useMutation } from '@tanstack/react-query'
import type { ImportKind } from '#contract/newsroom/imports/import-rules.ts'
import { imports } from '#contract/newsroom/imports.ts'
import { call } from '#web/platform/http/call.ts'

export interface ImportSource {
  file: Blob
  name?: string
  /** Default: by the name. */
  kind?: ImportKind
}

export const useReadDocument = () =>
  useMutation({
    mutationFn: async ({ file, ...query }: ImportSource) => (await call(imports.read, { query, file })).data,
  })
