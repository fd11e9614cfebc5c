'use client'

import {
  HomeModernIcon,
  LinkIcon,
  PlusIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
} from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { ResourceList } from '@/components/resource/resource-list'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Section } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { IconButton } from '@/components/ui/icon-button'
import { DevelopmentPropertyTable } from './development-property-table'
import { useDevelopmentLinks } from './use-development-links'

const LinkDialog = dynamic(() => import('./link-dialog').then((module) => module.LinkDialog), { ssr: false })
const perPage = limits.developmentPropertiesPerPage

export function DevelopmentProperties({ id }: { id: number }) {
  const t = useTranslations('condominiums.properties')
  const [page, setPage] = useState(1)
  const [isLinkDialogOpen, setLinkDialogOpen] = useState(false)
  const list = useCall('properties.fromCondominium', { params: { id }, query: { page } })
  const links = useDevelopmentLinks(id)
  const total = list.data?.total ?? 0
  const pageCount = Math.max(1, Math.ceil(total / perPage))
  // After the last row of the last page was unlinked, go to the new last page.
  if (list.data !== undefined && !list.isValidating && page > pageCount) setPage(pageCount)

  const actions = (
    <>
      <Button size="sm" icon={<LinkIcon aria-hidden />} onClick={() => setLinkDialogOpen(true)}>
        {t('link')}
      </Button>
      <LinkButton size="sm" href={`/properties/new?condominium=${id}`} icon={<PlusIcon aria-hidden />}>
        {t('add')}
      </LinkButton>
    </>
  )
  return (
    <Section id="properties" title={t('title')} help={t('help')}>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        {list.data !== undefined && total > 0 && (
          <p role="status" className="figures mr-auto text-sm text-ink-soft">
            {t('count', { total })}
          </p>
        )}
        {total > 0 && actions}
      </div>
      <ResourceList
        result={list}
        getRows={({ properties }) => properties}
        skeleton={<Skeleton className="h-80 rounded-lg" />}
        isPending={list.isLoading}
        emptyState={{
          icon: <HomeModernIcon />,
          title: t('emptyTitle'),
          text: t('emptyText'),
          action: actions,
        }}
      >
        {(properties) => (
          <DevelopmentPropertyTable
            properties={properties}
            isPending={links.isPending}
            onUnlink={links.unlink}
          />
        )}
      </ResourceList>
      <Pages {...{ page, total }} onPage={setPage} />
      {isLinkDialogOpen && (
        <LinkDialog
          id={id}
          isPending={links.isPending}
          onClose={() => setLinkDialogOpen(false)}
          onLink={links.link}
        />
      )}
    </Section>
  )
}

/** Pagination with buttons instead of links, so that unsaved input in the form above is not lost. */
function Pages({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const t = useTranslations('condominiums.properties')
  const tUi = useTranslations('ui')
  const pageCount = Math.ceil(total / perPage)
  if (pageCount <= 1) return null
  const from = (page - 1) * perPage + 1
  return (
    <nav aria-label={t('pages')} className="mt-3 flex items-center justify-end gap-2 text-sm text-ink-soft">
      <span role="status" className="figures">
        {t('range', { from, to: Math.min(page * perPage, total), total })}
      </span>
      <IconButton
        label={tUi('previousPage')}
        icon={<ChevronLeftIcon />}
        size="sm"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        label={tUi('nextPage')}
        icon={<ChevronRightIcon />}
        size="sm"
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
