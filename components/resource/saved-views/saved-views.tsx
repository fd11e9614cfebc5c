import { useTranslations } from 'next-intl'
import { type ComponentType, useState } from 'react'
import type { SavedView } from '#contract/saved-views.ts'
import { classes } from '@/components/ui/classes'
import { hasSameQuery, isCurrentView, type ListWithViews, queryOf } from './list-with-views'
import { ViewMenu } from './view-menu'

export type ViewTotal = ComponentType<{ query: string }>

/** The saved views of a list as tabs, with a menu for the open one. */
export function SavedViews({
  list,
  views,
  Total,
}: {
  list: ListWithViews
  views: readonly SavedView[]
  Total: ViewTotal
}) {
  const t = useTranslations('saved-views')
  const [openedId, setOpenedId] = useState<number | null>(null)
  const openedView = views.find((view) => view.id === openedId)
  // The opened view comes first, because others can have the same filters and columns.
  const candidates = openedView === undefined ? views : [openedView, ...views]
  const unchangedView = candidates.find((view) => isCurrentView(list, view))
  // A view stays current while its filters or columns are changed, so that the change can be saved. Clearing the
  // filters leads to the tab All.
  const changedView = openedView ?? views.find((view) => hasSameQuery(list, view))
  const currentView = unchangedView ?? (list.query === '' ? undefined : changedView)

  function open(view: SavedView | null) {
    setOpenedId(view?.id ?? null)
    list.open(view ?? { query: '', ...list.table })
  }

  return (
    <nav
      aria-label={t('title')}
      className="relative mb-1 flex flex-nowrap items-center gap-1 overflow-x-auto border-b border-line print:hidden"
    >
      <Tab
        href={list.path}
        label={t('all')}
        isCurrent={currentView === undefined}
        onOpen={() => open(null)}
      />
      {views.map((view) => (
        <Tab
          key={view.id}
          href={`${list.path}?${queryOf(view)}`}
          label={view.name}
          isEdited={view === currentView && unchangedView === undefined}
          total={<Total query={view.query} />}
          isCurrent={view === currentView}
          onOpen={() => open(view)}
        >
          {view === currentView && (
            <ViewMenu
              view={view}
              views={views}
              list={list}
              isEdited={unchangedView === undefined}
              onDiscard={() => open(view)}
            />
          )}
        </Tab>
      ))}
    </nav>
  )
}

function Tab({
  href,
  label,
  isCurrent,
  isEdited = false,
  total,
  onOpen,
  children,
}: {
  href: string
  label: string
  isCurrent: boolean
  isEdited?: boolean
  total?: React.ReactNode
  onOpen: () => void
  children?: React.ReactNode
}) {
  const t = useTranslations('saved-views')
  return (
    <span
      className={classes(
        'flex shrink-0 items-center border-b-2 text-sm font-medium',
        isCurrent ? 'border-brand text-ink' : 'border-transparent text-ink-soft hover:text-ink',
      )}
    >
      <a
        href={href}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onOpen()
        }}
        className="flex min-h-9 items-center gap-1.5 px-2.5 focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
      >
        <span className="max-w-60 truncate">{label}</span>
        {isEdited && <span className="font-normal text-ink-soft italic">{t('edited')}</span>}
        <span className="figures text-xs font-normal text-ink-soft">{total}</span>
      </a>
      {children}
    </span>
  )
}
