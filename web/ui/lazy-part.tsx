import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { QuietFailure } from './status/quiet-failure.tsx'

/**
 * Unlike `lazy`, loads after paint, and a failure leaves the page working. Some browsers remember failures until a reload.
 * @param failure shown with a retry button
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failure: string,
): ComponentType<Props & { fallback?: ReactNode }> {
  let code: ComponentType<Props> | undefined
  const loadOnce = async () => {
    code ??= await load()
  }
  return function LazyPart({ fallback = null, ...props }) {
    const { hasFailed, retry } = useLoading(() => code !== undefined, loadOnce)
    const Part = code
    if (Part) return <Part {...(props as unknown as Props)} />
    return hasFailed ? <QuietFailure text={failure} onRetry={retry} /> : fallback
  }
}

function useLoading(isLoaded: () => boolean, load: () => Promise<void>) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const retry = () => setState('loading')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions never change
  useEffect(() => {
    if (state === 'failed') return onceOnline(retry)
    if (isLoaded()) return
    let isGone = false
    const end = (next: 'loaded' | 'failed') => () => isGone || setState(next)
    afterNextPaint(() => isGone || load().then(end('loaded'), end('failed')))
    return () => {
      isGone = true
    }
  }, [state])

  return { hasFailed: state === 'failed', retry }
}

/** Background pages are not painted. */
function afterNextPaint(work: () => void): void {
  if (document.hidden) setTimeout(work)
  else requestAnimationFrame(() => setTimeout(work))
}

function onceOnline(listener: () => void): () => void {
  window.addEventListener('online', listener)
  return () => window.removeEventListener('online', listener)
}
