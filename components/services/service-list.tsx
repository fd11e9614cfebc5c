'use client'

import { BriefcaseIcon, PencilSquareIcon, TrashIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { limits } from '#contract/limits.ts'
import type { Service } from '#contract/services.ts'
import { type Column, toDayCell } from '@/components/csv/cells'
import { ExportCsv } from '@/components/csv/export-csv'
import { SimpleList } from '@/components/resource/simple-list'
import { useFieldHeaders } from '@/components/resource/use-field-texts'
import { useListQuery } from '@/components/resource/use-list-query'
import { ActionsMenu } from '@/components/ui/actions-menu'
import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { MenuItem, MenuSeparator } from '@/components/ui/menu'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { formatDate } from '@/lib/format/date'
import { foreignLangOf, inLanguage } from '@/lib/format/in-language'
import { excerptOf } from '@/lib/format/rich-text'
import { serviceFields } from './fields'
import { serviceList, type ServiceListState } from './service-list-state'
import { useServiceDelete } from './use-service-delete'

export function ServiceList() {
  const list = useListQuery(serviceList)
  const { requestDelete, dialog } = useServiceDelete()
  return (
    <>
      <SimpleList
        list={list}
        Total={ServiceTotal}
        t={useTranslations('services')}
        result={useCall('services.list', { query: serviceList.toQuery(list.request) })}
        getRows={({ services }) => services}
        exportButton={<ServiceExport request={list.request} />}
        skeleton={<Skeleton className="h-120" />}
        icon={<BriefcaseIcon />}
        emptyState={{ addHref: '/services/new' }}
      >
        {(services) => (
          <Card className="overflow-hidden">
            <ul className="divide-y divide-line">
              {services.map((service) => (
                <ServiceRow key={service.id} service={service} onDelete={requestDelete} />
              ))}
            </ul>
          </Card>
        )}
      </SimpleList>
      {dialog}
    </>
  )
}

/** Counts the services of a saved view with this query string. */
function ServiceTotal({ query }: { query: string }) {
  const viewQuery = serviceList.toQuery(serviceList.parse(new URLSearchParams(query)))
  return useCall('services.list', { query: { ...viewQuery, limit: 1 } }).data?.total ?? null
}

function ServiceExport({ request }: { request: ServiceListState }) {
  const t = useTranslations('services.csv')
  const getHeader = useFieldHeaders(serviceFields)
  const columns: readonly Column<Service>[] = [
    { header: getHeader('title.pt'), cell: ({ title }) => title.pt },
    { header: getHeader('title.en'), cell: ({ title }) => title.en },
    { header: getHeader('slug.pt'), cell: ({ slug }) => slug.pt },
    { header: getHeader('slug.en'), cell: ({ slug }) => slug.en },
    { header: getHeader('description.pt'), cell: ({ description }) => toTextLines(description.pt) },
    { header: getHeader('description.en'), cell: ({ description }) => toTextLines(description.en) },
    { header: t('created'), cell: (service) => toDayCell(service.created_at) },
    { header: t('updated'), cell: (service) => toDayCell(service.updated_at) },
  ]
  return (
    <ExportCsv
      resource="services"
      name={t('file')}
      fetchPage={async (page, signal) => {
        const query = { ...serviceList.toQuery(request), page, limit: limits.rowsPerPageMax }
        const { services, total } = await call('services.list', { query }, { signal })
        return { rows: services, total }
      }}
      loadColumns={async () => columns}
    />
  )
}

/** Converts rich text to plain text, one line per paragraph. The parsed document runs no scripts. */
function toTextLines(html: string): string {
  const lines = html.replace(/<\/(p|li|h\d)>|<br\s*\/?>/gi, '$&\n')
  return (new DOMParser().parseFromString(lines, 'text/html').body.textContent ?? '').trim()
}

function ServiceRow({ service, onDelete }: { service: Service; onDelete: (service: Service) => void }) {
  const t = useTranslations('services')
  const tCommon = useTranslations('common')
  const locale = useLocale()
  const { id, title, description, updated_at } = service
  const name = inLanguage(title, locale)
  const href = `/services/edit/${id}`
  const isUntranslated = [title, description].some(({ en, pt }) => (en === '') !== (pt === ''))
  return (
    <li className="relative flex min-h-16 items-center gap-3 px-4 py-3 transition-colors duration-fast hover:bg-wash">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            href={href}
            lang={foreignLangOf(title, locale)}
            className="font-medium wrap-anywhere after:absolute after:inset-0"
          >
            {name}
          </Link>
          {isUntranslated && <Chip tone="warn">{t('untranslated')}</Chip>}
        </div>
        <p lang={foreignLangOf(description, locale)} className="mt-0.5 line-clamp-2 text-sm text-ink-soft">
          {excerptOf(inLanguage(description, locale))}
        </p>
      </div>
      {updated_at !== null && (
        <p className="figures hidden shrink-0 text-sm text-ink-soft md:block">
          {t('changed', { when: formatDate(updated_at, locale) })}
        </p>
      )}
      <div className="relative z-1 shrink-0">
        <ActionsMenu label={t('actions', { name })} size="md">
          <MenuItem icon={<PencilSquareIcon />} href={href}>
            {tCommon('edit')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => onDelete(service)}>
            {tCommon('delete')}
          </MenuItem>
        </ActionsMenu>
      </div>
    </li>
  )
}
