import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { languageTags } from '#contract/language-tags.ts'
import type { Locale } from '@/lib/i18n/locales'
import { readMessages } from './read-messages'
import { idleRouter, Navigation } from './next-navigation'

type Visit = { pathname?: string; locale?: Locale }

export const MessagesProvider = ({ locale = 'en', children }: { locale?: Locale; children: ReactNode }) => (
  <NextIntlClientProvider
    locale={languageTags[locale]}
    messages={readMessages(locale)}
    timeZone="Europe/Lisbon"
  >
    {children}
  </NextIntlClientProvider>
)

/** Gives the page its own cache, so that no responses of earlier tests are in it. */
export const EmptyCache = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
)

export function renderPage(content: ReactNode, visit: Visit = {}) {
  const navigations: string[] = []
  const record = (name: string) => (to?: string) =>
    void navigations.push(to === undefined ? name : `${name} ${to}`)
  const router = {
    ...idleRouter,
    push: record('push'),
    replace: record('replace'),
    refresh: record('refresh'),
    back: record('back'),
    forward: record('forward'),
  }

  const wrap = (page: ReactNode, { pathname = '/home', locale }: Visit) => (
    <Navigation router={router} pathname={pathname}>
      <MessagesProvider locale={locale}>{page}</MessagesProvider>
    </Navigation>
  )
  const { rerender, unmount } = render(wrap(content, visit))
  return {
    user: userEvent.setup(),
    navigations,
    unmount,
    /** Renders the same content at another URL. */
    visit: (next: Visit) => rerender(wrap(content, next)),
  }
}
