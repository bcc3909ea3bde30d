import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { engines } from './api.ts'

/** Renders nothing while loading. */
export function EngineList({ frame }: { frame: (list: ReactNode) => ReactNode }) {
  const { data } = useQuery(engines())
  if (!data || data.engines.length === 0) return null
  return frame(
    <ul className="list-disc space-y-1 ps-5">
      {data.engines.map(({ kind, engine, says }) => (
        <li key={`${kind} ${engine}`} className="wrap-anywhere">
          {describe(kind === 'text' ? 'Translation' : 'Voice', says)}
        </li>
      ))}
    </ul>,
  )
}

/** Without a repeated name. */
const describe = (name: string, says: string): string => (says.startsWith(name) ? says : `${name}: ${says}`)
