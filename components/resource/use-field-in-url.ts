import { useEffect, useEffectEvent } from 'react'

const prefix = '#field-'

/** Calls `onPaths` when the page is opened at, or moves to, `#field-price`, or `#field-a,b` for one of several. */
export function useFieldInUrl(onPaths: (paths: readonly string[]) => void) {
  const read = useEffectEvent(() => {
    const { hash } = window.location
    if (hash.startsWith(prefix)) onPaths(decodeURIComponent(hash.slice(prefix.length)).split(','))
  })
  useEffect(() => {
    read()
    // A link to the open page changes the hash without an event, so its click is watched too.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest(`a[href*="${prefix}"]`) : null
      if (link !== null) setTimeout(read, 50)
    }
    window.addEventListener('hashchange', read)
    document.addEventListener('click', onClick)
    return () => {
      window.removeEventListener('hashchange', read)
      document.removeEventListener('click', onClick)
    }
  }, [])
}
