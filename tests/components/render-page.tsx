import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { languageTags } from '#contract/language-tags.ts'
import { catalogue } from './catalogues'

type Visit = { pathname?: string; locale?: 'en' | 'pt' }

export function renderPage(content: ReactNode, visit: Visit = {}) {
  const went: string[] = []
  const go = (name: string) => (to?: string) => void went.push(to === undefined ? name : `${name} ${to}`)
  const router: AppRouterInstance = {
    push: go('push'),
    replace: go('replace'),
    refresh: go('refresh'),
    back: go('back'),
    forward: go('forward'),
    prefetch: () => undefined,
    bfcacheId: '',
  }

  const around = (inside: ReactNode, { pathname = '/home', locale = 'en' }: Visit) => (
    <AppRouterContext.Provider value={router}>
      <PathnameContext.Provider value={pathname}>
        <SearchParamsContext.Provider value={new URLSearchParams()}>
          <NextIntlClientProvider
            locale={languageTags[locale]}
            messages={catalogue(locale)}
            timeZone="Europe/Lisbon"
          >
            {inside}
          </NextIntlClientProvider>
        </SearchParamsContext.Provider>
      </PathnameContext.Provider>
    </AppRouterContext.Provider>
  )
  const { rerender } = render(around(content, visit))
  return {
    user: userEvent.setup(),
    went,
    /** Renders the same content at another URL. */
    visit: (next: Visit) => rerender(around(content, next)),
  }
}
