'use client'

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { useEffect, useState } from 'react'
import { readCookie } from '@/components/resource/cookies'
import { applyTheme, themeKey, themeOf } from '@/components/layout/theme'
import type { FailedPage } from '@/components/resource/failed-page'
import { languageTags } from '#contract/language-tags.ts'
import { defaultLocale, type Locale, localeKey, localeOf, timeZone } from '@/lib/i18n/locales'
import './globals.css'

type StatusPage = { locale: Locale; messages: AbstractIntlMessages; StatusPage: typeof FailedPage }

/**
 * Shown when the root layout itself fails, so language and theme are read in the browser. Texts and styles are
 * loaded on demand because every page would include them.
 */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  const [StatusPage, setStatusPage] = useState<StatusPage | 'lost' | null>(null)

  useEffect(() => {
    applyTheme(themeOf(readCookie(themeKey)))
    const locale = localeOf(readCookie(localeKey)) ?? localeOf(navigator.language) ?? defaultLocale
    loadStatusPage(locale).then(setStatusPage, () => setStatusPage('lost'))
  }, [])

  const visible = StatusPage === 'lost' ? null : StatusPage
  return (
    <html lang={languageTags[visible?.locale ?? defaultLocale]}>
      <body className="bg-canvas font-sans text-ink">
        <title>Soleira</title>
        <main className="flex min-h-dvh items-center justify-center">
          {visible !== null && (
            <NextIntlClientProvider
              locale={languageTags[visible.locale]}
              messages={visible.messages}
              timeZone={timeZone}
            >
              <visible.StatusPage error={error} retry={retry} />
            </NextIntlClientProvider>
          )}
          {/* The messages failed to load: offer a reload button without text. */}
          {StatusPage === 'lost' && (
            <button type="button" className="text-xl" onClick={() => location.reload()}>
              ↻ Soleira
            </button>
          )}
        </main>
      </body>
    </html>
  )
}

async function loadStatusPage(locale: Locale): Promise<StatusPage> {
  const page = await import('@/components/resource/failed-page')
  const catalogue: { default: AbstractIntlMessages } = await import(`../messages/${locale}.json`)
  return { locale, messages: catalogue.default, StatusPage: page.FailedPage }
}
