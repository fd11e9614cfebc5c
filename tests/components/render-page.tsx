import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { languageTags } from '#contract/language-tags.ts'
import { readMessages } from './read-messages'
import { idleRouter, Navigation } from './next-navigation'

type Visit = { pathname?: string; locale?: 'en' | 'pt' | 'es' }

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

  const wrap = (page: ReactNode, { pathname = '/home', locale = 'en' }: Visit) => (
    <Navigation router={router} pathname={pathname}>
      <NextIntlClientProvider
        locale={languageTags[locale]}
        messages={readMessages(locale)}
        timeZone="Europe/Lisbon"
      >
        {page}
      </NextIntlClientProvider>
    </Navigation>
  )
  const { rerender } = render(wrap(content, visit))
  return {
    user: userEvent.setup(),
    navigations,
    /** Renders the same content at another URL. */
    visit: (next: Visit) => rerender(wrap(content, next)),
  }
}
