import { getMessages } from 'next-intl/server'
import type { AbstractIntlMessages } from 'next-intl'
import type { ReactNode } from 'react'
import { MessagesProvider } from './messages-provider'

/**
 * Sends the messages of the namespaces (`agents`, or a part: `portals.names`) to the browser, in addition to the other
 * namespaces of outer layouts. A resource's layout or page renders `<ClientMessages namespaces={['agents']}>`, so pages
 * only receive the messages they use.
 */
export async function ClientMessages({
  namespaces,
  children,
}: {
  namespaces: readonly string[]
  children: ReactNode
}) {
  const all = await getMessages()
  return <MessagesProvider messages={pickMessages(all, namespaces)}>{children}</MessagesProvider>
}

export function createMessagesLayout(namespaces: readonly string[]) {
  return function MessagesLayout({ children }: { children: ReactNode }) {
    return <ClientMessages namespaces={namespaces}>{children}</ClientMessages>
  }
}

export function pickMessages(all: AbstractIntlMessages, keys: readonly string[]): AbstractIntlMessages {
  const picked: AbstractIntlMessages = {}
  for (const key of keys) {
    const path = key.split('.')
    const last = path.pop()
    let [from, to]: [Texts, Texts] = [all, picked]
    for (const part of path) {
      from = subtreeOf(from, part)
      to = to[part] = subtreeOf(to, part)
    }
    if (last !== undefined && from[last] !== undefined) to[last] = from[last]
  }
  return picked
}

type Texts = Record<string, AbstractIntlMessages[string]>

function subtreeOf(texts: Texts, key: string): Texts {
  const inner = texts[key]
  return typeof inner === 'object' ? inner : {}
}
