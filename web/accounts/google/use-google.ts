import { useQuery } from '@tanstack/react-query'
import { googleOffered, googleState } from './api.ts'

/** What the settings show of Google. Where it could not be loaded, they are those of an instance without it. */
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
