import { paths } from '#web/platform/paths.ts'

const TAB = 'questions'
export const bankPath = paths.adminTab(TAB)
/** @param about the fields of the filter, by name */
export const bankPathTo = (about: Record<string, string>) => `${bankPath}&${new URLSearchParams(about)}`
