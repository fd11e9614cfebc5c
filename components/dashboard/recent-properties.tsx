import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import type { StatisticsRecord } from '#contract/dashboard.ts'
import { Card } from '@/components/ui/card'
import { formatDate } from '@/lib/format/date'
import { RecordFigures, RecordMeta, RecordPrice, RecordThumb, RecordViews, RowLink } from './record-parts'

/**
 * The latest properties, each row linked to its record. At full width, figures and date have columns; at half width
 * they are below title and price; on phones everything is below the title.
 */
export function RecentProperties({ properties }: { properties: readonly StatisticsRecord[] }) {
  const t = useTranslations('dashboard.records')
  const heading = useId()
  return (
    <Card role="region" aria-labelledby={heading} className="overflow-hidden">
      <h2 id={heading} className="px-5 pt-5 pb-3 text-lg sm:px-6">
        {t('recentProperties')}
      </h2>
      {properties.length === 0 ? (
        <p className="px-5 pb-6 text-ink-soft sm:px-6">{t('noProperties')}</p>
      ) : (
        <table aria-labelledby={heading} className="w-full text-sm [&_td]:px-2 [&_th]:px-2">
          <thead className="sr-only">
            <tr>
              <th scope="col">
                <span className="sr-only">{t('cover')}</span>
              </th>
              <th scope="col">{t('property')}</th>
              <th scope="col" className={fullWidthOnlyClasses}>
                {t('rooms')}
              </th>
              <th scope="col" className="text-right max-sm:hidden">
                {t('price')}
              </th>
              <th scope="col" className={`pr-6! text-right ${fullWidthOnlyClasses}`}>
                {t('inserted')}
              </th>
            </tr>
          </thead>
          <tbody>
            {properties.map((property) => (
              <PropertyRow key={property.id} property={property} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

// From sm to lg, the card is as wide as the page; on larger windows, it is half as wide.
const fullWidthOnlyClasses = 'max-sm:hidden lg:hidden'
const exceptFullWidthClasses = 'sm:max-lg:hidden'

function PropertyRow({ property }: { property: StatisticsRecord }) {
  const locale = useLocale()
  const { created_at } = property
  const inserted = created_at === null ? '-' : formatDate(created_at, locale)
  return (
    <tr className="relative border-t border-line transition-colors duration-fast hover:bg-wash/60">
      <td className="py-2.5 pl-5! sm:pl-6!">
        <RecordThumb record={property} />
      </td>
      <th
        scope="row"
        className="w-full py-2.5 pr-5! pl-1! text-left text-base font-normal wrap-anywhere sm:pr-2!"
      >
        <RowLink record={property} />
        <span className="figures block text-sm text-ink-soft">
          <RecordMeta record={property} />
        </span>
        <span className={exceptFullWidthClasses}>
          <RecordFigures record={property} />
        </span>
        <span className="flex flex-wrap items-center gap-x-3 text-sm sm:hidden">
          <RecordPrice record={property} />
          <RecordViews record={property} />
          <span className="text-xs text-ink-soft">{inserted}</span>
        </span>
      </th>
      <td className={`[&>span]:flex-nowrap ${fullWidthOnlyClasses}`}>
        <RecordFigures record={property} />
      </td>
      <td className="py-2.5 pr-6! text-right whitespace-nowrap max-sm:hidden sm:max-lg:pr-2!">
        <span className="flex flex-col items-end gap-0.5">
          <RecordPrice record={property} />
          <RecordViews record={property} />
          <span className={`text-xs text-ink-soft ${exceptFullWidthClasses}`}>{inserted}</span>
        </span>
      </td>
      <td className={`pr-6! text-right whitespace-nowrap text-ink-soft ${fullWidthOnlyClasses}`}>
        {inserted}
      </td>
    </tr>
  )
}
