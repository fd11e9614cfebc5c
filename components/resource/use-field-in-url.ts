import { useEffect, useEffectEvent } from 'react'

const prefix = '#field-'

/** Calls `onPaths` when the page is opened at `#field-price`, or `#field-a,b` for one of several, or such a link is clicked. */
export function useFieldInUrl(onPaths: (paths: readonly string[]) => void) {
  const read = useEffectEvent((hash: string) => {
    if (hash.startsWith(prefix)) onPaths(decodeURIComponent(hash.slice(prefix.length)).split(','))
  })
  useEffect(() => {
    read(window.location.hash)
    const onHash = () => read(window.location.hash)
    // The router would follow a link to the open page without an event, and not at all a second time.
    const onClick = (event: MouseEvent) => {
      const { target, metaKey, ctrlKey, shiftKey, altKey } = event
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>(`a[href*="${prefix}"]`) : null
      if (link === null || metaKey || ctrlKey || shiftKey || altKey) return
      if (link.pathname !== window.location.pathname) return
      event.preventDefault()
      read(link.hash)
    }
    window.addEventListener('hashchange', onHash)
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('hashchange', onHash)
      document.removeEventListener('click', onClick, true)
    }
  }, [])
}
