import { useTranslations } from 'next-intl'
import type { Contact } from '#contract/contacts.ts'
import type { Column } from '@/components/csv/cells'
import { classes } from '@/components/ui/classes'
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
                <PreviewCell key={header} value={cell(contact) ?? ''} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

/** Wraps only between the items of a list. */
function PreviewCell({ value }: { value: string | number }) {
  return (
    <td
      className={classes(
        'figures px-2.5 py-2 align-top first:pl-3 print:px-1.5 print:wrap-anywhere print:whitespace-normal',
        !String(value).includes(', ') && 'whitespace-nowrap',
      )}
    >
      {value}
    </td>
  )
}
