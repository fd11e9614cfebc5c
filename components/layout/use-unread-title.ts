import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Prefixes the tab's title with the number of unread messages: `(3) Inbox · Soleira`. Print pages are excluded because
 * their title becomes the name of the PDF file.
 */
export function useUnreadTitle(unreadCount: number) {
  const unread = usePathname().startsWith('/properties/print/') ? 0 : unreadCount
  useEffect(() => {
    const updateTitle = () => {
      const title = document.title.replace(/^(\(\d+\) ?)+/, '')
      // Trimmed because document.title is: on an untitled page, the two would otherwise never be equal.
      const nextTitle = unread > 0 ? `(${unread}) ${title}`.trim() : title
      if (document.title !== nextTitle) document.title = nextTitle
    }
    updateTitle()
    const observer = new MutationObserver(updateTitle)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [unread])
}
