import { paths } from '#web/platform/paths.ts'

/** Not in `paths`, which every first visit loads. */
export const deskPath = paths.adminTab('desk')
export const deskDayPath = (day: string) => `${deskPath}&day=${encodeURIComponent(day)}`
export const draftPath = (draftId: string) => `${deskPath}&draft=${encodeURIComponent(draftId)}`
