import { BookmarkIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { usePathname } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { SuspenseAfterHydration } from '@/components/ui/suspense-after-hydration'
import { useCall } from '@/lib/agency/use-call'
import { useQueryString } from '../use-query-string'
import { type ListWithViews, newView, type ViewTable } from './list-with-views'
import type { ViewTotal } from './saved-views'

const ViewDialog = dynamic(() => import('./view-dialog').then((module) => module.ViewDialog), { ssr: false })
const SavedViews = dynamic(() => import('./saved-views').then((module) => module.SavedViews))

const noTable: ViewTable = { columns: '', density: '' }

/**
 * Returns the tabs of a list page's saved views and the button that saves one; null without `Total` or if the API
 * doesn't support views. `canonical` normalizes the page's query and drops the page number.
 */
export function useSavedViews({
  canonical,
  Total,
  open,
  table = noTable,
  onTableChange,
}: {
  canonical: (query: string) => string
  Total?: ViewTotal
  /** Opens a query; by default, as a history entry. */
  open?: (query: string) => void
  table?: ViewTable
  onTableChange?: (table: ViewTable) => void
}): { tabs: ReactNode; save: ReactNode } {
  const path = usePathname()
  const { query, write } = useQueryString()
  const { data } = useCall('savedViews.list', Total === undefined ? null : {}, { shouldRetryOnError: false })
  if (data === undefined || Total === undefined) return { tabs: null, save: null }
  const views = data.views.filter((view) => view.path === path)
  const list = {
    path,
    query: canonical(query.toString()),
    table,
    canonical,
    open(view: ViewTable & { query: string }) {
      if (open === undefined) write(view.query, 'pushState')
      else open(view.query)
      onTableChange?.(view)
    },
  }
  return {
    tabs: views.length > 0 && (
      <SuspenseAfterHydration>
        <SavedViews {...{ list, views, Total }} />
      </SuspenseAfterHydration>
    ),
    save: <SaveView list={list} />,
  }
}

function SaveView({ list }: { list: ListWithViews }) {
  const t = useTranslations('saved-views')
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={t('save')} icon={<BookmarkIcon />} onClick={() => setOpen(true)} />
      {open && <ViewDialog view={newView(list)} title={t('save')} onClose={() => setOpen(false)} />}
    </>
  )
}
