import { useEffect } from 'react'
import { usePathname } from 'next/navigation'
import { useCall } from '@/lib/agency/use-call'

export const pollIntervalMs = 30_000

/**
 * Returns the number of unread messages, which the layout prefetches; undefined until known. Used on every page, so it
 * polls slowly: not on focus, and not faster while the API is unavailable.
 */
export function useUnread(): number | undefined {
  const { data } = useCall(
    'inbox.unread',
    {},
    {
      refreshInterval: pollIntervalMs,
      revalidateOnFocus: false,
      onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
        // Retrying other 4xx responses would return the same error.
        if (error.status < 400 || error.status === 429 || error.status >= 500)
          setTimeout(() => void revalidate({ retryCount }), pollIntervalMs)
      },
    },
  )
  return data?.unread
}

/**
 * Prefixes the tab's title with the number of unread messages: `(3) Inbox · Soleira`. Print pages are excluded because
 * their title becomes the name of the PDF file.
 */
export function useUnreadTitle(unreadCount: number) {
  const unread = usePathname().startsWith('/properties/print/') ? 0 : unreadCount
  useEffect(() => {
    const updateTitle = () => {
      const title = document.title.replace(/^(\(\d+\) ?)+/, '')
      // `document.title` is trimmed: on an untitled page, `(3) ` would never equal it.
      const nextTitle = unread > 0 ? `(${unread}) ${title}`.trim() : title
      if (document.title !== nextTitle) document.title = nextTitle
    }
    updateTitle()
    const observer = new MutationObserver(updateTitle)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [unread])
}
