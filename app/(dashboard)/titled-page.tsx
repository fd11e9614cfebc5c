import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/layout/client-messages'
import { Page } from '@/components/layout/page'
import type { PrefetchResult } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'

type Options = {
  /** Results for the `useCall`s of the content. */
  load?: () => Promise<PrefetchResult[]>
  /** Namespaces of messages, in addition to those of the layouts. */
  messages?: readonly string[]
  backHref?: string
  fluid?: boolean
  action?: ReactNode
}

/** Returns a page without parameters; `title` and `subtitle` are keys of UI strings. */
export function createTitledPage(
  title: string,
  subtitle: string,
  content: ReactNode,
  { load = async () => [], messages = [], backHref, ...frame }: Options = {},
) {
  return async function TitledPage() {
    const [t, results] = await Promise.all([getTranslations(), load()])
    return (
      <ClientMessages namespaces={messages}>
        <PrefetchBoundary results={results}>
          <Page
            {...frame}
            title={t(title)}
            subtitle={t(subtitle)}
            back={backHref === undefined ? undefined : { href: backHref, label: t('csv.import.back') }}
          >
            {content}
          </Page>
        </PrefetchBoundary>
      </ClientMessages>
    )
  }
}
