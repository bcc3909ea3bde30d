import type { People } from '#tests/support/browser/people.ts'

export const aFreeReader = (people: People) => people.aFreeReader()
export const aProReader = (people: People) => people.comesBack('pro')
export const aTester = (people: People) => people.comesBack('tester')
export const anAdmin = (people: People) => people.comesBack('admin')
