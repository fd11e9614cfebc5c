import { BookmarkIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { usePathname } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { SuspenseAfterHydration } from '@/components/ui/suspense-after-hydration'
import { useCall } from '@/lib/agency/use-call'
import { useQueryString } from '../use-query-string'
import { type ListWithViews, createView, type ViewTable } from './list-with-views'
import type { ViewTotal } from './saved-views'

const ViewDialog = dynamic(() => import('./view-dialog').then((module) => module.ViewDialog), { ssr: false })
const SavedViews = dynamic(() => import('./saved-views').then((module) => module.SavedViews))

const noTable: ViewTable = { columns: '', density: '' }

/**
 * Returns the tabs of a list page's saved views and the button that saves one; null until the views are loaded,
 * and if the API doesn't support them.
 */
export function useSavedViews({
  canonicalize,
  Total,
  open,
  table = noTable,
}: {
  canonicalize: ListWithViews['canonicalize']
  /** Shows how many records a query finds; a list without it has no saved views. */
  Total?: ViewTotal
  /** By default, opens the view's query as a history entry. */
  open?: ListWithViews['open']
  table?: ViewTable
}): { tabs: ReactNode; saveButton: ReactNode } {
  const path = usePathname()
  const { query, write } = useQueryString()
  const { data } = useCall('savedViews.list', Total === undefined ? null : {}, { shouldRetryOnError: false })
  if (data === undefined || Total === undefined) return { tabs: null, saveButton: null }
  const views = data.views.filter((view) => view.path === path)
  const list: ListWithViews = {
    path,
    query: canonicalize(query.toString()),
    table,
    canonicalize,
    open: open ?? ((view) => write(view.query, 'pushState')),
  }
  return {
    tabs: views.length > 0 && (
      <SuspenseAfterHydration>
        <SavedViews {...{ list, views, Total }} />
      </SuspenseAfterHydration>
    ),
    saveButton: <SaveViewButton list={list} />,
  }
}

function SaveViewButton({ list }: { list: ListWithViews }) {
  const t = useTranslations('saved-views')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={t('save')} icon={<BookmarkIcon />} onClick={() => setOpen(true)} />
      {isOpen && <ViewDialog view={createView(list)} title={t('save')} onClose={() => setOpen(false)} />}
    </>
  )
}
