import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { languageTags } from '#contract/language-tags.ts'
import { catalogue } from './catalogues'
import { idleRouter, Navigation } from './next-navigation'

type Visit = { pathname?: string; locale?: 'en' | 'pt' | 'es' }

export function renderPage(content: ReactNode, visit: Visit = {}) {
  const navigations: string[] = []
  const go = (name: string) => (to?: string) =>
    void navigations.push(to === undefined ? name : `${name} ${to}`)
  const router = {
    ...idleRouter,
    push: go('push'),
    replace: go('replace'),
    refresh: go('refresh'),
    back: go('back'),
    forward: go('forward'),
  }

  const around = (inside: ReactNode, { pathname = '/home', locale = 'en' }: Visit) => (
    <Navigation {...{ router, pathname }}>
      <NextIntlClientProvider
        locale={languageTags[locale]}
        messages={catalogue(locale)}
        timeZone="Europe/Lisbon"
      >
        {inside}
      </NextIntlClientProvider>
    </Navigation>
  )
  const { rerender } = render(around(content, visit))
  return {
    user: userEvent.setup(),
    navigations,
    /** Renders the same content at another URL. */
    visit: (next: Visit) => rerender(around(content, next)),
  }
}
