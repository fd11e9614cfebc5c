'use client'

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { useEffect, useState } from 'react'
import { readCookie } from '@/components/resource/cookies'
import { applyTheme, themeKey, themeOf } from '@/components/layout/theme'
import { PageFailed } from '@/components/resource/page-failed'
import { defaultLocale, type Locale, localeKey, localeOf, timeZone } from '@/lib/i18n/locales'
import './globals.css'

/** The root layout itself failed: nothing of it is there, so language and theme are found anew in the browser. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  const [catalogue, setCatalogue] = useState<{ locale: Locale; messages: AbstractIntlMessages } | null>(null)

  useEffect(() => {
    applyTheme(themeOf(readCookie(themeKey)))
    const locale = localeOf(readCookie(localeKey)) ?? localeOf(navigator.language) ?? defaultLocale
    void import(`../messages/${locale}.json`).then((module: { default: AbstractIntlMessages }) =>
      setCatalogue({ locale, messages: module.default }),
    )
  }, [])

  return (
    <html lang={catalogue?.locale ?? defaultLocale}>
      <body className="bg-canvas font-sans text-ink">
        <title>Soleira</title>
        <main className="flex min-h-dvh items-center justify-center">
          {catalogue !== null && (
            <NextIntlClientProvider {...catalogue} timeZone={timeZone}>
              <PageFailed error={error} retry={retry} />
            </NextIntlClientProvider>
          )}
        </main>
      </body>
    </html>
  )
}
