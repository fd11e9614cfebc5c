import { useEffect, useEffectEvent } from 'react'
import { useWindowEvent } from '@/components/ui/use-window-event'

const prefix = '#field-'

/** Calls `onPaths` with the fields in the URL's hash: `#field-price`, or `#field-a,b` for one of several. */
export function useFieldInUrl(onPaths: (paths: readonly string[]) => void) {
  function read(hash: string) {
    if (hash.startsWith(prefix)) onPaths(decodeURIComponent(hash.slice(prefix.length)).split(','))
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
