import { figures } from '#contract/reading/figures.ts'
import { call } from '#web/platform/http/call.ts'

/** Stores a picture for articles. @throws CallError with a sentence for people */
export const uploadFigure = async (file: Blob) => (await call(figures.add, { file })).data
