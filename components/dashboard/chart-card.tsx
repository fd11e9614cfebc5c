import { ChartBarIcon, TableCellsIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { Card } from '@/components/ui/card'
import { classes } from '@/components/ui/classes'
import { IconButton } from '@/components/ui/icon-button'
import { ScrollArea } from '@/components/ui/scroll-area'

type Props = {
  title: string
  help: string
  columns: readonly [string, string]
  rows: readonly { name: string; count: number }[]
  className?: string
  children: ReactNode
}

/** A chart with its data table: always available to screen readers, shown to everyone on request. */
export function ChartCard({ title, help, columns, rows, className, children }: Props) {
  const t = useTranslations('dashboard')
  const [showsTable, setShowsTable] = useState(false)
  const heading = useId()
  const table = (
    <table className="w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead className="sticky top-0 bg-surface text-left text-ink-soft">
        <tr>
          <th scope="col" className="pb-2 font-medium">
            {columns[0]}
          </th>
          <th scope="col" className="pb-2 text-right font-medium">
            {columns[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }, index) => (
          <tr key={index} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {name}
            </th>
            <td className="figures py-1.5 text-right font-medium">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <Card role="region" aria-labelledby={heading} className={classes('p-5 sm:p-6', className)}>
      <div className="mb-4 flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id={heading} className="text-lg">
            {title}
          </h2>
          <p className="text-sm text-ink-soft">{help}</p>
        </div>
        <IconButton
          label={t(showsTable ? 'asChart' : 'asTable')}
          icon={showsTable ? <ChartBarIcon aria-hidden /> : <TableCellsIcon aria-hidden />}
          onClick={() => setShowsTable(!showsTable)}
          className="-mt-1.5 -mr-2"
        />
      </div>
      {showsTable ? (
        <ScrollArea label={title} className="h-64 overflow-y-auto">
          {table}
        </ScrollArea>
      ) : (
        <>
          <div className="sr-only">{table}</div>
          {/* A canvas ignores forced colours, so its background must ignore them too. */}
          <div className="relative h-64 overflow-hidden forced-colors:bg-surface forced-colors:forced-color-adjust-none">
            {children}
          </div>
        </>
      )}
    </Card>
  )
}
