import { useEffect, useEffectEvent } from 'react'

const prefix = '#field-'

/** Calls `onPaths` with the fields in the URL's hash: `#field-price`, or `#field-a,b` for one of several. */
export function useFieldInUrl(onPaths: (paths: readonly string[]) => void) {
  const read = useEffectEvent((hash: string) => {
    if (hash.startsWith(prefix)) onPaths(decodeURIComponent(hash.slice(prefix.length)).split(','))
  })
  useEffect(() => {
    read(window.location.hash)
    const handleHash = () => read(window.location.hash)
    // For a link to the open page, the router triggers no `hashchange`, and it ignores a second click.
    const handleClick = (event: MouseEvent) => {
      const { target, metaKey, ctrlKey, shiftKey, altKey } = event
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>(`a[href*="${prefix}"]`) : null
      if (link === null || metaKey || ctrlKey || shiftKey || altKey) return
      if (link.pathname !== window.location.pathname) return
      event.preventDefault()
      read(link.hash)
    }
    window.addEventListener('hashchange', handleHash)
    document.addEventListener('click', handleClick, true)
    return () => {
      window.removeEventListener('hashchange', handleHash)
      document.removeEventListener('click', handleClick, true)
    }
  }, [])
}
