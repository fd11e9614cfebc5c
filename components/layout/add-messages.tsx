'use client'

import { type AbstractIntlMessages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { type ReactNode, useMemo } from 'react'

/** Merges messages with those of the outer provider, which NextIntlClientProvider would replace. */
export function AddMessages({ messages, children }: { messages: AbstractIntlMessages; children: ReactNode }) {
  const outer = useMessages()
  const locale = useLocale()
  const merged = useMemo(() => ({ ...outer, ...messages }), [outer, messages])
  return (
    <NextIntlClientProvider locale={locale} messages={merged}>
      {children}
    </NextIntlClientProvider>
  )
}
