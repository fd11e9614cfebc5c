import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import type { Contact } from '#contract/contacts.ts'
import type { Column } from '@/components/csv/cells'
import { classes } from '@/components/ui/classes'

/** Shows the first rows of the file; where the columns don't fit, each contact is a block. */
export function ContactsPreview({
  contacts,
  columns,
}: {
  contacts: readonly Contact[]
  columns: readonly Column<Contact>[]
}) {
  const t = useTranslations('contacts')
  return (
    <div className="@container">
      <table className="w-full border-separate border-spacing-0 rounded-lg border border-line bg-surface text-left text-sm @max-[60rem]:block">
        <caption className="sr-only">{t('preview')}</caption>
        <thead className="text-ink-soft @max-[60rem]:sr-only">
          <tr>
            {columns.map(({ header }) => (
              <th key={header} scope="col" className="px-2.5 py-2 align-bottom font-medium first:pl-3">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[60rem]:block @max-[60rem]:divide-y @max-[60rem]:divide-line">
          {contacts.map((contact) => (
            <tr
              key={contact.email}
              className="@max-[60rem]:grid @max-[60rem]:gap-x-3 @max-[60rem]:gap-y-1.5 @max-[60rem]:px-3 @max-[60rem]:py-3 @min-[36rem]:@max-[60rem]:grid-cols-3"
            >
              {columns.map(({ header, cell }) => (
                <PreviewCell key={header} header={header} value={cell(contact) ?? ''} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function PreviewCell({ header, value }: { header: string; value: string | number }) {
  const items = String(value).split(/(?<=[,、]) ?/)
  return (
    <td
      className={classes(
        'figures @min-[60rem]:border-t @min-[60rem]:border-line @min-[60rem]:px-2.5 @min-[60rem]:py-2 @min-[60rem]:align-top @min-[60rem]:first:pl-3 @max-[36rem]:grid @max-[36rem]:grid-cols-[5.5rem_minmax(0,1fr)] @max-[36rem]:gap-x-2 @max-[36rem]:wrap-anywhere',
        value === '' && '@max-[36rem]:hidden',
      )}
    >
      <span aria-hidden className="block text-xs text-ink-soft @min-[60rem]:hidden">
        {header}
      </span>
      <span>
        {items.map((item, index) => (
          <Fragment key={index}>
            <span className="inline-block @min-[36rem]:whitespace-nowrap">{item}</span>{' '}
          </Fragment>
        ))}
      </span>
    </td>
  )
}
