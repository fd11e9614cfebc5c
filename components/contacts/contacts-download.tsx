import { ArrowDownTrayIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Contact } from '#contract/contacts.ts'
import type { LanguageTag } from '#contract/language-tags.ts'
import type { Column } from '@/components/csv/cells'
import type { Delimiter } from '@/components/csv/csv-text'
import { saveCsv } from '@/components/csv/save-csv'
import { useAction } from '@/components/resource/use-action'
import { Button } from '@/components/ui/button'
import { LabelledSelect } from '@/components/ui/labelled-select'
import { call } from '@/lib/agency/call'
import { toContactsFilter, type ContactsFilters } from './contacts-state'

const defaultDelimiters: Partial<Record<LanguageTag, Delimiter>> = { en: ',', 'zh-Hans': ',' }

/** Exports all matching contacts, not only those in the preview. The API logs each export. */
export function ContactsDownload({
  filters,
  columns,
  disabled,
}: {
  filters: ContactsFilters
  columns: readonly Column<Contact>[]
  disabled: boolean
}) {
  const t = useTranslations('contacts')
  const [delimiter, setDelimiter] = useState<Delimiter>(defaultDelimiters[useLocale()] ?? ';')
  const save = useAction(
    async () => {
      const { data } = await call('contacts.download', { query: { filter: toContactsFilter(filters) } })
      const rows = data.csv_contacts.map((contact) => columns.map(({ cell }) => cell(contact)))
      await saveCsv(
        t('file'),
        columns.map(({ header }) => header),
        rows,
        delimiter,
      )
    },
    { successMessage: 'common.FILE_GENERATED' },
  )

  return (
    <div className="flex min-w-0 flex-wrap items-end gap-3 print:hidden">
      <LabelledSelect
        label={t('spreadsheet')}
        className="w-full sm:w-96"
        options={[
          { value: ';', label: t('semicolons') },
          { value: ',', label: t('commas') },
        ]}
        value={delimiter}
        onChange={setDelimiter}
      />
      <Button
        variant="primary"
        icon={<ArrowDownTrayIcon />}
        loading={save.isPending}
        disabled={disabled}
        onClick={() => void save.run()}
      >
        {t('download')}
      </Button>
    </div>
  )
}
