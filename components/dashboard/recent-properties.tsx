import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import type { StatisticsRecord } from '#contract/dashboard.ts'
import { Card } from '@/components/ui/card'
import { formatDate } from '@/lib/format/date'
import { RecordFigures, RecordPrice, RecordThumb, RecordViews, RowLink } from './record-parts'

/** The properties that were inserted last, without a footer; each row opens its record. */
export function RecentProperties({
  properties,
  className,
}: {
  properties: readonly StatisticsRecord[]
  className?: string
}) {
  const t = useTranslations('dashboard.records')
  const locale = useLocale()
  const heading = useId()
  return (
    <Card role="region" aria-labelledby={heading} className={className}>
      <h2 id={heading} className="px-5 pt-5 pb-2 text-lg sm:px-6 sm:pt-6">
        {t('recentProperties')}
      </h2>
      {properties.length === 0 ? (
        <p className="px-5 pb-6 text-ink-soft sm:px-6">{t('noProperties')}</p>
      ) : (
        <table aria-labelledby={heading} className="mb-3 w-full text-sm [&_td]:px-2 [&_th]:px-2">
          <thead className="text-left text-ink-soft max-sm:sr-only [&_th]:pb-1.5 [&_th]:font-medium">
            <tr>
              <th scope="col" className="w-20 sm:pl-6!">
                <span className="sr-only">{t('cover')}</span>
              </th>
              <th scope="col">{t('property')}</th>
              <th scope="col" className="max-lg:hidden">
                {t('type')}
              </th>
              <th scope="col" className="max-sm:hidden">
                {t('rooms')}
              </th>
              <th scope="col" className="text-right">
                {t('price')}
              </th>
              <th scope="col" className="max-md:hidden">
                {t('views')}
              </th>
              <th scope="col" className="max-md:hidden sm:pr-6!">
                {t('inserted')}
              </th>
            </tr>
          </thead>
          <tbody>
            {properties.map((property) => (
              <tr
                key={property.id}
                className="relative border-t border-line transition-colors duration-fast hover:bg-wash/60"
              >
                <td className="w-20 py-2 pl-5! sm:pl-6!">
                  <RecordThumb record={property} />
                </td>
                <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
                  <RowLink record={property} />
                  <span className="figures block text-ink-soft">
                    {[property.reference, property.district].filter(Boolean).join(' · ')}
                  </span>
                </th>
                <td className="max-lg:hidden">{property.type ?? '-'}</td>
                <td className="max-sm:hidden">
                  <RecordFigures record={property} />
                </td>
                <td className="pr-5! text-right sm:pr-2!">
                  <RecordPrice record={property} />
                </td>
                <td className="max-md:hidden">
                  <RecordViews record={property} />
                </td>
                <td className="whitespace-nowrap text-ink-soft max-md:hidden sm:pr-6!">
                  {property.created_at === null ? '-' : formatDate(property.created_at, locale)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
