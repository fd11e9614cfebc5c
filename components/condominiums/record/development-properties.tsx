'use client'

import { HomeModernIcon, LinkIcon, PlusIcon } from '@heroicons/react/24/outline'
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
import { DevelopmentPropertyPages } from './development-property-pages'
import { DevelopmentPropertyTable } from './development-property-table'
import { propertiesArgsOf } from './development-properties-query'
import { useDevelopmentLinks } from './use-development-links'

const LinkDialog = dynamic(() => import('./link-dialog').then((module) => module.LinkDialog), { ssr: false })
const perPage = limits.condominiumPropertiesPerPage

export function DevelopmentProperties({ id }: { id: number }) {
  const t = useTranslations('condominiums.properties')
  const [page, setPage] = useState(1)
  const [isLinkDialogOpen, setLinkDialogOpen] = useState(false)
  const list = useCall('properties.fromCondominium', propertiesArgsOf(id, page))
  const links = useDevelopmentLinks(id)
  const total = list.data?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / perPage))
  // After the last row of the last page was unlinked, go to the new last page.
  if (list.data !== undefined && !list.isValidating && page > pages) setPage(pages)

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
        rows={({ properties }) => properties}
        skeleton={<Skeleton className="h-80 rounded-lg" />}
        pending={list.isLoading}
        emptyState={{
          icon: <HomeModernIcon />,
          title: t('emptyTitle'),
          text: t('emptyText'),
          action: actions,
        }}
      >
        {(properties) => (
          <DevelopmentPropertyTable properties={properties} pending={links.pending} onUnlink={links.unlink} />
        )}
      </ResourceList>
      <DevelopmentPropertyPages {...{ page, pages, total, perPage }} onPage={setPage} />
      {isLinkDialogOpen && (
        <LinkDialog
          id={id}
          pending={links.pending}
          onClose={() => setLinkDialogOpen(false)}
          onLink={links.link}
        />
      )}
    </Section>
  )
}
