'use client'

import { UsersIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { lacksCall } from '@/components/resource/lacks-call'
import { ResourceList } from '@/components/resource/resource-list'
import { classes } from '@/components/ui/classes'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { useContactColumns } from './contact-columns'
import { ContactsDownload } from './contacts-download'
import { ContactsFilters } from './contacts-filters'
import { ContactsPreview } from './contacts-preview'
import { isBackwards, isFiltered, previewQuery, previewRows } from './contacts-state'
import { useContacts } from './use-contacts'

export function ContactsScreen() {
  const t = useTranslations('contacts')
  const { filters, go, reset } = useContacts()
  const backwards = isBackwards(filters)
  const preview = useCall('contacts.list', backwards ? null : previewQuery(filters))
  const columns = useContactColumns()
  const allowed = preview.error?.code !== 'UNAUTHORIZED'
  // The preview is our extension: an API may support the download without it.
  const unknown = preview.error !== undefined && lacksCall(preview.error)
  const total = backwards ? 0 : (preview.data?.total ?? 0)
  return (
    <div className="space-y-5">
      {allowed && <ContactsFilters filters={filters} backwards={backwards} onChange={go} />}
      {allowed && (
        <div className="flex flex-wrap items-end justify-between gap-4">
          <p
            role="status"
            className={classes('min-h-6 transition-opacity duration-fast', preview.isLoading && 'opacity-60')}
          >
            {!backwards && preview.data !== undefined && (
              <>
                <strong className="figures font-semibold">{t('count', { total })}</strong>{' '}
                {total > previewRows && (
                  <span className="text-ink-soft">{t('first', { rows: previewRows })}</span>
                )}
              </>
            )}
          </p>
          <ContactsDownload
            filters={filters}
            columns={columns}
            disabled={total === 0 && !(unknown && !backwards)}
          />
        </div>
      )}
      {!backwards && (
        <ResourceList
          loaded={preview}
          rows={({ contacts }) => contacts}
          skeleton={<Skeleton className="h-96 rounded-lg" />}
          pending={preview.isLoading}
          onClearFilters={isFiltered(filters) ? reset : undefined}
          nothingYet={{ icon: <UsersIcon />, title: t('none'), text: t('noneHelp') }}
        >
          {(contacts) => <ContactsPreview contacts={contacts} columns={columns} />}
        </ResourceList>
      )}
    </div>
  )
}
