import { PlusIcon } from '@heroicons/react/24/outline'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import type { ComponentProps, ReactNode } from 'react'
import type { RecordResource } from '@/components/records/record/record-resource'
import { LinkButton } from '@/components/ui/button'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { parseTableSettings, type TableSettings } from './table-settings'

/** Messages of all lists of records. */
export const listMessages = [
  'list',
  'bulk',
  'batch',
  'adverts',
  'card',
  'filter',
  'map',
  'problem',
  'lookupFailed',
]
  .map((part) => `listing.${part}`)
  .concat('csv.export', 'portals.names', 'activity.before', 'activity.after', 'activity.nothing')

/** A list with a one-line header, so that it gets all the space. The title gets the focus after a navigation. */
export async function ListPage({
  resource,
  state,
  results,
  actions,
  notice,
  children,
}: {
  resource: RecordResource
  state: string
  /** Prefetched responses. */
  results: ComponentProps<typeof PrefetchBoundary>['results']
  actions?: ReactNode
  notice?: ReactNode
  children: (table: TableSettings) => ReactNode
}) {
  const t = await getTranslations(`${resource}.list`)
  const jar = await cookies()
  return (
    <div className="w-full px-4 pt-3 pb-8 sm:px-6">
      <div className="flex min-h-12 items-center justify-between gap-x-4 gap-y-2 max-sm:flex-wrap">
        <div className="flex min-w-0 items-baseline gap-x-3">
          <h1 tabIndex={-1} className="text-xl wrap-anywhere outline-none">
            {t(`${state}.title`)}
          </h1>
          <p className="truncate text-sm text-ink-soft max-lg:sr-only">{t(`${state}.subtitle`)}</p>
        </div>
        <div className="flex shrink-0 items-center gap-2">
          {actions}
          <LinkButton href={`/${resource}/new`} variant="primary" icon={<PlusIcon />}>
            {t('add')}
          </LinkButton>
        </div>
      </div>
      {notice}
      <PrefetchBoundary results={results}>
        {children(parseTableSettings(resource, (name) => jar.get(name)?.value))}
      </PrefetchBoundary>
    </div>
  )
}
