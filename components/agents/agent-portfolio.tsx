import { HomeModernIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { type ReactNode, useState } from 'react'
import type { AgentDevelopment } from '#contract/agents.ts'
import type { MediaLocation } from '#contract/media.ts'
import { DataBoundary } from '@/components/records/data-boundary'
import { TagChip } from '@/components/records/tag-chip'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { classes } from '@/components/ui/classes'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { thumbUrl } from '@/lib/format/media-url'
import { foreignLangOfApiText } from '@/lib/format/in-language'
import { formatPrice } from '@/lib/format/money'

const initialRows = 10

export function AgentPortfolio({ id }: { id: number }) {
  const t = useTranslations('agents.profile')
  const [isExpanded, setExpanded] = useState(false)
  const response = useCall('agents.portfolio', { params: { id } })
  return (
    <DataBoundary response={response} subject={t('portfolio')} fallback={<Skeleton className="h-80" />}>
      {({ properties, condominiums }) => (
        <div
          className={classes(
            'grid grid-cols-1 items-start gap-6',
            condominiums.length === 0 ? 'lg:grid-cols-[2fr_1fr]' : 'lg:grid-cols-2',
          )}
        >
          <Section id="agent-properties" title={t('properties', { count: properties.length })}>
            {properties.length === 0 && <p className="text-ink-soft">{t('noProperties')}</p>}
            <ul className="divide-y divide-line not-empty:-my-3">
              {(isExpanded ? properties : properties.slice(0, initialRows)).map((property) => (
                <PortfolioItem
                  key={property.id}
                  record={property}
                  location="properties"
                  href={`/properties/edit/${property.id}/general`}
                  facts={[property.reference, property.district]}
                >
                  {property.tag !== null && <TagChip kind={property.tag_kind} name={property.tag} />}
                  <span className="figures font-medium">{formatPrice(property.price)}</span>
                </PortfolioItem>
              ))}
            </ul>
            {properties.length > initialRows && (
              <Button variant="quiet" className="mt-5 -mb-2" onClick={() => setExpanded(!isExpanded)}>
                {isExpanded ? t('showFewer') : t('showAll', { count: properties.length })}
              </Button>
            )}
          </Section>
          <Section id="agent-developments" title={t('condominiums', { count: condominiums.length })}>
            {condominiums.length === 0 && <p className="text-ink-soft">{t('noCondominiums')}</p>}
            <ul className="divide-y divide-line not-empty:-my-3">
              {condominiums.map((development) => (
                <PortfolioItem
                  key={development.id}
                  record={development}
                  location="condominiums"
                  href={`/condominiums/edit/${development.id}/general`}
                  facts={[development.district]}
                />
              ))}
            </ul>
          </Section>
        </div>
      )}
    </DataBoundary>
  )
}

function PortfolioItem({
  record: { id, title, archived, cover },
  location,
  href,
  facts,
  children,
}: {
  record: AgentDevelopment
  location: MediaLocation
  href: string
  facts: (string | null)[]
  children?: ReactNode
}) {
  const t = useTranslations('agents.profile')
  const locale = useLocale()
  return (
    <li className="flex items-center gap-3.5 py-3">
      {cover === null ? (
        <span className="flex h-14 w-18 shrink-0 items-center justify-center rounded bg-wash text-ink-faint">
          <HomeModernIcon aria-hidden className="size-6" />
        </span>
      ) : (
        <img
          src={thumbUrl(location, id, cover)}
          alt=""
          loading="lazy"
          className="h-14 w-18 shrink-0 rounded bg-wash object-cover"
        />
      )}
      <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-3.5">
        <div className="min-w-0 flex-1">
          <Link
            href={href}
            lang={foreignLangOfApiText(locale)}
            prefetch={false}
            className="block truncate rounded-sm font-medium underline-offset-2 hover:underline"
          >
            {title}
          </Link>
          <p className="figures truncate text-sm text-ink-soft">{facts.filter(Boolean).join(' · ') || '-'}</p>
        </div>
        <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm max-sm:mt-1 sm:justify-end">
          {archived === 1 && <Chip>{t('archived', { of: location })}</Chip>}
          {children}
        </div>
      </div>
    </li>
  )
}
