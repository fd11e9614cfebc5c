import { getMessages } from 'next-intl/server'
import type { AbstractIntlMessages } from 'next-intl'
import type { ReactNode } from 'react'
import { AddMessages } from './add-messages'

/**
 * Sends the messages of the named keys (`agents`, or a part: `layout.theme`) to the browser, in addition to those of
 * outer layouts. Each resource's folder under app/ has a layout with `<Messages of={['agents']}>`, so pages only
 * receive the messages they use.
 */
export async function Messages({ of, children }: { of: readonly string[]; children: ReactNode }) {
  const all = await getMessages()
  return <AddMessages messages={pick(all, of)}>{children}</AddMessages>
}

export function pick(all: AbstractIntlMessages, keys: readonly string[]): AbstractIntlMessages {
  const picked: AbstractIntlMessages = {}
  for (const key of keys) {
    const path = key.split('.')
    const last = path.pop()
    let [from, to]: [Texts, Texts] = [all, picked]
    for (const part of path) {
      from = within(from, part)
      to = to[part] = within(to, part)
    }
    if (last !== undefined && from[last] !== undefined) to[last] = from[last]
  }
  return picked
}

type Texts = Record<string, AbstractIntlMessages[string]>

function within(texts: Texts, key: string): Texts {
  const inner = texts[key]
  return typeof inner === 'object' ? inner : {}
}
