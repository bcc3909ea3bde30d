import { useQuery } from '@tanstack/react-query'
import { syllabusTree } from '#web/syllabus/ledger/api.ts'
import { lineName } from './syllabus-lines.ts'

/** Lines of the syllabus by their names. */
export function LineNames({ nodes }: { nodes: readonly string[] }) {
  const { data } = useQuery(syllabusTree('en'))
  return nodes.map((node) => lineName(data, node)).join(' · ')
}
