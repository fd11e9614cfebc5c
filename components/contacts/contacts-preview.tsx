import { useTranslations } from 'next-intl'
import type { Contact } from '#contract/contacts.ts'
import type { Column } from '@/components/csv/cells'
import { ScrollArea } from '@/components/ui/scroll-area'

export function ContactsPreview({
  contacts,
  columns,
}: {
  contacts: readonly Contact[]
  columns: readonly Column<Contact>[]
}) {
  const t = useTranslations('contacts')
  return (
    <ScrollArea label={t('preview')} className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse text-left text-sm print:text-xs">
        <caption className="sr-only">{t('preview')}</caption>
        <thead className="text-ink-soft">
          <tr>
            {columns.map(({ header }) => (
              <th
                key={header}
                scope="col"
                className="px-2.5 py-2 align-bottom font-medium first:pl-3 print:px-1.5"
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contacts.map((contact) => (
            <tr key={contact.email} className="border-t border-line">
              {columns.map(({ header, cell }) => (
                <td
                  key={header}
                  className="figures min-w-28 px-2.5 py-2 align-top wrap-anywhere first:pl-3 print:min-w-0 print:px-1.5"
                >
                  {cell(contact) ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
