'use client'

import { type AbstractIntlMessages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { type ReactNode, useMemo } from 'react'

/**
 * Adds messages to the outer provider's; a nested NextIntlClientProvider would replace them. Shallow: a top-level
 * namespace passed here replaces the outer one completely.
 */
export function MessagesProvider({
  messages,
  children,
}: {
  messages: AbstractIntlMessages
  children: ReactNode
}) {
  const outer = useMessages()
  const locale = useLocale()
  const merged = useMemo(() => ({ ...outer, ...messages }), [outer, messages])
  return (
    <NextIntlClientProvider locale={locale} messages={merged}>
      {children}
    </NextIntlClientProvider>
  )
}
