import type { AbstractIntlMessages } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { get, set } from 'react-hook-form'
import { MessagesProvider } from './messages-provider'

/**
 * Sends the messages of some namespaces to the browser, in addition to those that outer layouts send. A namespace is
 * top-level (`agents`) or a part of one (`portals.names`). Resources' layouts and pages render this, so that pages only
 * receive the messages they use.
 */
export async function ClientMessages({
  namespaces,
  children,
}: {
  namespaces: readonly string[]
  children: ReactNode
}) {
  const messages = await getMessages()
  return <MessagesProvider messages={pickMessages(messages, namespaces)}>{children}</MessagesProvider>
}

export function createMessagesLayout(namespaces: readonly string[]) {
  return function MessagesLayout({ children }: { children: ReactNode }) {
    return <ClientMessages namespaces={namespaces}>{children}</ClientMessages>
  }
}

export function pickMessages(
  messages: AbstractIntlMessages,
  namespaces: readonly string[],
): AbstractIntlMessages {
  const picked: AbstractIntlMessages = {}
  for (const namespace of namespaces) set(picked, namespace, get(messages, namespace))
  return picked
}
