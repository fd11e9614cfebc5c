import type { Metadata, Viewport } from 'next'
import { cookies, headers } from 'next/headers'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { pickMessages } from '@/components/layout/client-messages'
import { PreferencesSync } from '@/components/layout/preferences-sync'
import { systemThemeScript, themeKey, themeOf } from '@/components/layout/theme'
import { Notifications } from '@/components/resource/notifications'
import { beforeHydrationScript } from '@/components/ui/before-hydration'
import './globals.css'

/**
 * Marks photos whose file can't be loaded; globals.css shows a placeholder instead. Runs in the head, to see photos
 * that fail before hydration.
 */
const missingPhotosScript =
  "['error','load'].forEach(function(t){addEventListener(t,function(e){var i=e.target;if(i instanceof HTMLImageElement)i.toggleAttribute('data-missing',t==='error')},true)})"

const rootMessages = ['common', 'errors', 'resource', 'properties.DRAFT']

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('layout')
  return {
    title: { default: 'Soleira', template: '%s · Soleira' },
    description: t('slogan'),
    robots: { index: false },
    referrer: 'same-origin',
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf7f2' },
    { media: '(prefers-color-scheme: dark)', color: '#17181b' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, cookieStore, requestHeaders, messages] = await Promise.all([
    getLocale(),
    cookies(),
    headers(),
    getMessages(),
  ])
  const nonce = requestHeaders.get('x-nonce') ?? undefined
  const theme = themeOf(cookieStore.get(themeKey)?.value)
  const scripts = [
    beforeHydrationScript,
    missingPhotosScript,
    ...(theme === 'system' ? [systemThemeScript] : []),
  ]
  return (
    // The theme's script below may add a class before hydration: suppress the warning.
    <html
      lang={locale}
      className={`${fontClasses} ${theme === 'dark' ? 'dark' : ''}`}
      suppressHydrationWarning
    >
      <head>
        {scripts.map((script, index) => (
          <script
            key={index}
            nonce={nonce}
            // Browsers hide the nonce from scripts, including React.
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: script }}
          />
        ))}
      </head>
      <body className="bg-canvas font-sans text-ink antialiased">
        <NextIntlClientProvider messages={pickMessages(messages, rootMessages)}>
          {children}
          <Notifications />
          <PreferencesSync theme={theme} />
        </NextIntlClientProvider>
      </body>
    </html>
  )
}

const latin = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  variable: '--font-latin',
})

const latinExt = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  variable: '--font-latin-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
})

const fontClasses = `${latin.variable} ${latinExt.variable}`
