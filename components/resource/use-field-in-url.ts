import { useEffect, useEffectEvent } from 'react'
import { useWindowEvent } from '@/components/ui/use-window-event'

const prefix = '#field-'

/** Calls `onPaths` with the fields in the URL's hash, initially and when it changes: `#field-price` or `#field-a,b`. */
export function useFieldInUrl(onPaths: (paths: readonly string[]) => void) {
  function read(hash: string) {
    const paths = parsePaths(hash)
    if (paths !== null) onPaths(paths)
  }
  const readInitial = useEffectEvent(() => read(window.location.hash))
  useEffect(() => readInitial(), [])
  useWindowEvent('hashchange', () => read(window.location.hash))
  // For a link to the open page, the router triggers no `hashchange`, and it ignores a second click.
  useWindowEvent(
    'click',
    (event) => {
      const { target, metaKey, ctrlKey, shiftKey, altKey } = event
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>(`a[href*="${prefix}"]`) : null
      if (link === null || metaKey || ctrlKey || shiftKey || altKey) return
      if (link.pathname !== window.location.pathname || link.search !== window.location.search) return
      event.preventDefault()
      read(link.hash)
    },
    true,
  )
}

function parsePaths(hash: string): string[] | null {
  if (!hash.startsWith(prefix)) return null
  try {
    return decodeURIComponent(hash.slice(prefix.length)).split(',')
  } catch {
    return null
  }
}
