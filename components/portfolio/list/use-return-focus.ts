import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

const lastFollowedLinks = new Map<string, string>()
/** Path that the last Back or Forward led to. Set to null after a list has mounted, and by each click on its page. */
let returnPath: string | null = null

function storeReturnPath() {
  returnPath = window.location.pathname
}

/** After Back or Forward, focuses the record whose link was the last one followed from this page. */
export function useReturnFocus() {
  const pathname = usePathname()
  useEffect(() => {
    const href = lastFollowedLinks.get(pathname)
    if (returnPath === pathname && href !== undefined) {
      document
        .querySelector<HTMLElement>(`#main :is(h2, th) a[href="${CSS.escape(href)}"]`)
        ?.focus({ preventScroll: true })
    }
    returnPath = null
    function rememberLink({ target }: MouseEvent) {
      returnPath = null
      const link = target instanceof Element ? target.closest('#main a[href]') : null
      const href = link?.getAttribute('href')
      if (href !== null && href !== undefined) lastFollowedLinks.set(pathname, href)
    }
    document.addEventListener('click', rememberLink)
    // Not removed on unmount, because Back is pressed on another page.
    window.addEventListener('popstate', storeReturnPath)
    return () => document.removeEventListener('click', rememberLink)
  }, [pathname])
}
