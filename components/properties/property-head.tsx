'use client'

import { ArrowLeftIcon, HomeModernIcon } from '@heroicons/react/24/outline'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { PropertyGeneral } from '#contract/property.ts'
import { Chip, type ChipTone } from '@/components/ui/chip'
import { mediaUrl } from '@/lib/format/media-url'
import { missingTexts } from './property-form-values'
import { usePropertyName } from './property-name'

/** Which property it is: cover, reference, title and the states it is in. */
export function PropertyHead({ property }: { property: PropertyGeneral }) {
  const t = useTranslations('properties.form')
  const nameOf = usePropertyName()
  return (
    <header className="mb-5">
      <BackToListings />
      <div className="flex items-start gap-4">
        <CoverThumb property={property} />
        <div className="min-w-0 flex-1">
          <p className="figures text-sm text-ink-soft">{property.reference}</p>
          <h1 tabIndex={-1} className="text-xl wrap-anywhere outline-none sm:text-2xl">
            {nameOf(property)}
          </h1>
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {statesOf(property).map(({ name, tone }) => (
              <li key={name}>
                <Chip tone={tone}>{t(name)}</Chip>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </header>
  )
}

/** The list keeps its filters by itself, so its plain address is enough. */
export function BackToListings() {
  const t = useTranslations('properties.form')
  return (
    <Link
      href="/properties/listings"
      className="mb-3 inline-flex min-h-8 items-center gap-1.5 rounded text-sm text-ink-soft hover:text-ink pointer-coarse:min-h-11"
    >
      <ArrowLeftIcon aria-hidden className="size-4" />
      {t('back')}
    </Link>
  )
}

function CoverThumb({ property: { id, cover } }: { property: PropertyGeneral }) {
  const frame = 'h-18 w-24 shrink-0 rounded-lg border border-line bg-wash object-cover'
  if (cover === null) {
    return (
      <span className={`flex items-center justify-center text-ink-faint ${frame}`}>
        <HomeModernIcon aria-hidden className="size-8" />
      </span>
    )
  }
  return <img src={mediaUrl('properties', id, cover.card ?? cover.file)} alt="" className={frame} />
}

type State = 'draft' | 'forSale' | 'forRent' | 'archived' | 'highlighted' | 'lowCost' | 'collection'

function statesOf(property: PropertyGeneral): { name: State; tone: ChipTone }[] {
  const states: { name: State; tone: ChipTone; on: boolean }[] = [
    { name: 'draft', tone: 'warn', on: missingTexts(property.i18n).length > 0 },
    { name: 'archived', tone: 'danger', on: property.archived === 1 },
    { name: property.for_sale === 1 ? 'forSale' : 'forRent', tone: 'plain', on: true },
    { name: 'highlighted', tone: 'brand', on: property.highlighted === 1 },
    { name: 'lowCost', tone: 'plain', on: property.low_cost === 1 },
    { name: 'collection', tone: 'plain', on: property.collection === 1 },
  ]
  return states.filter(({ on }) => on)
}
