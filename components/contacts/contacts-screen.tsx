'use client'

import { UsersIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { Contact } from '#contract/contacts.ts'
import { type Column, toDayCell } from '@/components/csv/cells'
import { selectTableColumns } from '@/components/csv/save-csv'
import { useLabelNames } from '@/components/inbox/label-picker-choices'
import { ResourceList } from '@/components/resource/resource-list'
import { isMaybeUnsupported } from '@/components/resource/unsupported-call'
import { useJoin } from '@/components/resource/use-join'
import { useQueryString } from '@/components/resource/use-query-string'
import { classes } from '@/components/ui/classes'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { capitalize } from '@/lib/format/capitalize'
import { ContactsDownload } from './contacts-download'
import { ContactsFiltersForm } from './contacts-filters'
import { ContactsPreview } from './contacts-preview'
import {
  type ContactsFilters,
  hasReversedRange,
  isFiltered,
  toPreviewArgs,
  previewRows,
  parseContactsFilters,
  formatContactsFilters,
} from './contacts-state'

export function ContactsScreen() {
  const t = useTranslations('contacts')
  const { query, write } = useQueryString()
  const filters = parseContactsFilters(query)
  const isRangeReversed = hasReversedRange(filters)
  const preview = useCall('contacts.list', isRangeReversed ? null : toPreviewArgs(filters))
  const columns = useContactColumns()
  const isAllowed = preview.error?.code !== 'UNAUTHORIZED'
  // The preview isn't part of the specification: an API may support only the download.
  const isPreviewUnsupported = preview.error !== undefined && isMaybeUnsupported(preview.error)
  const total = isRangeReversed ? 0 : (preview.data?.total ?? 0)

  function navigate(change: Partial<ContactsFilters>) {
    // A date is typed in several steps that share one history entry.
    const method = 'from' in change || 'to' in change ? 'replaceState' : 'pushState'
    write(formatContactsFilters({ ...filters, ...change }), method)
  }

  return (
    <div className="space-y-5">
      {isAllowed && (
        <ContactsFiltersForm filters={filters} isRangeReversed={isRangeReversed} onChange={navigate} />
      )}
      {isAllowed && (
        <div className="flex flex-wrap items-end justify-between gap-4">
          <p
            role="status"
            className={classes('min-h-6 transition-opacity duration-fast', preview.isLoading && 'opacity-60')}
          >
            {!isRangeReversed && preview.data !== undefined && (
              <>
                <strong className="figures font-semibold">{t('count', { total })}</strong>
                {total > previewRows && (
                  <span className="block text-sm text-ink-soft">{t('first', { rows: previewRows })}</span>
                )}
              </>
            )}
          </p>
          <ContactsDownload
            filters={filters}
            columns={columns}
            disabled={total === 0 && !(isPreviewUnsupported && !isRangeReversed)}
          />
        </div>
      )}
      {!isRangeReversed && (
        <ResourceList
          result={preview}
          getRows={({ contacts }) => contacts}
          skeleton={<Skeleton className="h-96 rounded-lg" />}
          isPending={preview.isLoading}
          onClearFilters={isFiltered(filters) ? () => write('', 'pushState') : undefined}
          emptyState={{ icon: <UsersIcon />, title: t('none'), text: t('noneHelp') }}
        >
          {(contacts) => <ContactsPreview contacts={contacts} columns={selectTableColumns(columns, [])} />}
        </ResourceList>
      )}
    </div>
  )
}

/** The CSV file has all columns, the preview only the `fixed` ones. */
function useContactColumns(): readonly Column<Contact>[] {
  const t = useTranslations('contacts.columns')
  const tInbox = useTranslations('inbox')
  const join = useJoin()
  const labelNameOf = useLabelNames()
  return [
    { header: t('name'), tableColumn: 'fixed', cell: ({ name }) => name },
    { header: t('email'), tableColumn: 'fixed', cell: ({ email }) => email },
    { header: t('phone'), tableColumn: 'fixed', cell: ({ phone }) => phone },
    {
      header: t('language'),
      tableColumn: 'fixed',
      cell: ({ language }) => capitalize(tInbox(`languages.${language}`)),
    },
    { header: t('labels'), tableColumn: 'fixed', cell: ({ labels }) => join(labels.map(labelNameOf)) },
    { header: t('properties'), tableColumn: 'fixed', cell: ({ properties }) => join(properties) },
    { header: t('agent'), tableColumn: 'fixed', cell: ({ agent }) => agent },
    { header: t('messages'), cell: ({ messages }) => messages },
    { header: t('first'), cell: (contact) => toDayCell(contact.first_at) },
    { header: t('last'), tableColumn: 'fixed', cell: (contact) => toDayCell(contact.last_at) },
    { header: t('consentAt'), cell: (contact) => toDayCell(contact.consent_at) },
    { header: t('consentText'), cell: (contact) => contact.consent_text },
  ]
}
