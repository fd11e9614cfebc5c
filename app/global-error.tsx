'use client'

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { useEffect, useState } from 'react'
import { readCookie } from '@/components/resource/cookies'
import { applyTheme, themeKey, themeOf } from '@/components/layout/theme'
import type { PageFailed } from '@/components/resource/page-failed'
import { defaultLocale, type Locale, localeKey, localeOf, timeZone } from '@/lib/i18n/locales'
import './globals.css'

type Face = { locale: Locale; messages: AbstractIntlMessages; Face: typeof PageFailed }

/**
 * The root layout itself failed: nothing of it is there, so language and theme are found anew in the browser. Texts and
 * face come when they are needed, since every page would carry them.
 */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  const [face, setFace] = useState<Face | 'lost' | null>(null)

  useEffect(() => {
    applyTheme(themeOf(readCookie(themeKey)))
    const locale = localeOf(readCookie(localeKey)) ?? localeOf(navigator.language) ?? defaultLocale
    loadFace(locale).then(setFace, () => setFace('lost'))
  }, [])

  const shown = face === 'lost' ? null : face
  return (
    <html lang={shown?.locale ?? defaultLocale}>
      <body className="bg-canvas font-sans text-ink">
        <title>Soleira</title>
        <main className="flex min-h-dvh items-center justify-center">
          {shown !== null && (
            <NextIntlClientProvider locale={shown.locale} messages={shown.messages} timeZone={timeZone}>
              <shown.Face error={error} retry={retry} />
            </NextIntlClientProvider>
          )}
          {/* Not even that could be fetched: a way to load the page anew, in no language. */}
          {face === 'lost' && (
            <button type="button" className="text-xl" onClick={() => location.reload()}>
              ↻ Soleira
            </button>
          )}
        </main>
      </body>
    </html>
  )
}

async function loadFace(locale: Locale): Promise<Face> {
  const page = await import('@/components/resource/page-failed')
  const texts: { default: AbstractIntlMessages } = await import(`../messages/${locale}.json`)
  return { locale, messages: texts.default, Face: page.PageFailed }
}
