import { paths } from '#web/platform/paths.ts'

/** Instead of an id: a new test. */
export const NEW_TEST = 'new'

export const testPath = (testId: string) => `${paths.adminTab('mock-tests')}&test=${encodeURIComponent(testId)}`
