import { useEffect } from 'react'

/** Puts the number of unread messages before the tab's title, whichever page sets that: `(3) Inbox · Soleira`. */
export function useUnreadTitle(unread: number) {
  useEffect(() => {
    const apply = () => {
      const title = document.title.replace(/^\(\d+\) /, '')
      const wanted = unread > 0 ? `(${unread}) ${title}` : title
      if (document.title !== wanted) document.title = wanted
    }
    apply()
    const observer = new MutationObserver(apply)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [unread])
}
