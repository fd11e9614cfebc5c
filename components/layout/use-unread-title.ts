import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Prefixes the tab's title with the number of unread messages: `(3) Inbox · Soleira`. Pages to be printed don't get it,
 * because their title becomes the name of the PDF file.
 */
export function useUnreadTitle(unreadCount: number) {
  const unread = usePathname().startsWith('/properties/print/') ? 0 : unreadCount
  useEffect(() => {
    const apply = () => {
      const title = document.title.replace(/^(\(\d+\) ?)+/, '')
      // Trimmed like document.title: with an untitled page, the two would never be equal.
      const nextTitle = unread > 0 ? `(${unread}) ${title}`.trim() : title
      if (document.title !== nextTitle) document.title = nextTitle
    }
    apply()
    const observer = new MutationObserver(apply)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [unread])
}
