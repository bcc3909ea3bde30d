import { paths } from '#web/platform/paths.ts'

/** Instead of an id: a test that does not exist yet. */
export const NEW_TEST = 'new'

export const testPath = (testId: string) => `${paths.adminTab('mock-tests')}&test=${encodeURIComponent(testId)}`
