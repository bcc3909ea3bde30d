import { useQuery } from '@tanstack/react-query'
import { googleOffered, googleState } from './api.ts'

/** If loading fails, as on an instance without Google. */
export function useGoogle(): { isPending: boolean; isOffered: boolean; hasPassword: boolean } {
  const offered = useQuery(googleOffered())
  const isOffered = offered.data === true
  const state = useQuery({ ...googleState(), enabled: isOffered })
  return {
    isPending: offered.isPending || (isOffered && state.isPending),
    isOffered,
    hasPassword: state.data?.has_password ?? true,
  }
}
