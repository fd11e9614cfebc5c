import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SignInIllustration } from '@/components/auth/sign-in-illustration'
import { Brand } from '@/components/layout/brand'
import { ClientMessages } from '@/components/layout/client-messages'
import { LocaleSwitch } from '@/components/layout/locale-switch'
import { themeKey, themeOf } from '@/components/layout/theme'
import { ThemeSwitch } from '@/components/layout/theme-switch'
import { PlainLink } from '@/components/ui/plain-link'

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const [t, cookieStore] = await Promise.all([getTranslations(), cookies()])
  return (
    <ClientMessages
      namespaces={['auth', 'fields', 'validation', 'layout.language', 'layout.theme', 'layout.themes']}
    >
      <div className="flex min-h-dvh bg-surface">
        <div className="flex min-w-0 flex-1 flex-col md:max-w-xl">
          <header className="flex h-bar shrink-0 items-center justify-between gap-4 px-5 sm:px-10">
            <PlainLink href="/login" className="rounded">
              <Brand />
            </PlainLink>
            <div className="flex items-center gap-1">
              <LocaleSwitch />
              <ThemeSwitch theme={themeOf(cookieStore.get(themeKey)?.value)} />
            </div>
          </header>
          <main className="flex flex-1 flex-col justify-center px-5 py-8 sm:px-10">
            <div className="mx-auto w-full max-w-sm">{children}</div>
          </main>
          <footer className="flex flex-wrap gap-x-4 gap-y-1 px-5 py-5 text-sm text-ink-soft sm:px-10">
            <PlainLink href="/about" className="hover:text-ink hover:underline">
              {t('layout.about')}
            </PlainLink>
            <p>
              {t.rich('layout.cookieNotice', {
                link: (chunks) => (
                  <PlainLink href="/about#cookies" className="underline underline-offset-2 hover:text-ink">
                    {chunks}
                  </PlainLink>
                ),
              })}
            </p>
          </footer>
        </div>
        <div className="relative hidden flex-1 overflow-hidden bg-brand-soft md:block" aria-hidden>
          <SignInIllustration />
          <p className="absolute inset-x-10 top-10 max-w-md text-3xl font-semibold tracking-tight text-balance text-brand-ink">
            {t('auth.promise')}
          </p>
        </div>
      </div>
    </ClientMessages>
  )
}
