import { stripVTControlCharacters } from 'node:util'

/** What of Playwright's JSON report is read here. */
export interface E2eSuite {
  specs: { title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[]
  suites?: E2eSuite[]
}

const MAX_REASON = 400

/** @returns for each of them a line: its title, and why its first try failed, in at most 400 characters */
export function testsThat(status: 'flaky' | 'unexpected', suites: E2eSuite[]): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.filter((one) => one.status === status).map((one) => `${title}: ${reasonOf(one.results)}`),
    ),
    ...testsThat(status, inner),
  ])
}

function reasonOf(results: { error?: { message?: string } }[]): string {
  const message = results.find(({ error }) => error)?.error?.message ?? 'no reason in the report'
  return stripVTControlCharacters(message).replace(/\s+/g, ' ').trim().slice(0, MAX_REASON)
}
