'use client'

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { useEffect, useState } from 'react'
import { readCookie } from '@/components/resource/browser-storage'
import { applyTheme, themeKey, themeOf } from '@/components/layout/theme'
import type { FailedPage } from '@/components/resource/failed-page'
import { languageTags } from '#contract/language-tags.ts'
import { defaultLocale, type Locale, localeKey, localeOf, timeZone } from '@/lib/i18n/locales'
import './globals.css'

type LoadedPage = { locale: Locale; messages: AbstractIntlMessages; FailedPage: typeof FailedPage }

/**
 * Shown when the root layout itself fails, so language and theme are read in the browser. The error page and its
 * messages are loaded on demand; imported statically, they would be part of every page's scripts.
 */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  const [page, setPage] = useState<LoadedPage | 'failed' | null>(null)

  useEffect(() => {
    applyTheme(themeOf(readCookie(themeKey)))
    const locale = localeOf(readCookie(localeKey)) ?? localeOf(navigator.language) ?? defaultLocale
    loadFailedPage(locale).then(setPage, () => setPage('failed'))
  }, [])

  const loaded = page === 'failed' ? null : page
  return (
    <html lang={languageTags[loaded?.locale ?? defaultLocale]}>
      <body className="bg-canvas font-sans text-ink">
        <title>Soleira</title>
        <main className="flex min-h-dvh items-center justify-center">
          {loaded !== null && (
            <NextIntlClientProvider
              locale={languageTags[loaded.locale]}
              messages={loaded.messages}
              timeZone={timeZone}
            >
              <loaded.FailedPage error={error} retry={retry} />
            </NextIntlClientProvider>
          )}
          {/* The error page or its messages failed to load: offer a reload button that needs no translation. */}
          {page === 'failed' && (
            <button type="button" className="text-xl" onClick={() => location.reload()}>
              ↻ Soleira
            </button>
          )}
        </main>
      </body>
    </html>
  )
}

async function loadFailedPage(locale: Locale): Promise<LoadedPage> {
  const { FailedPage } = await import('@/components/resource/failed-page')
  const catalogue: { default: AbstractIntlMessages } = await import(`../messages/${locale}.json`)
  return { locale, messages: catalogue.default, FailedPage }
}
