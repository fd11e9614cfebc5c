'use client'

import { MapIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import type { District } from '#contract/districts.ts'
import { limits } from '#contract/limits.ts'
import { type Bound, type Framed, useBound } from '@/components/fields/bound'
import { GroupFrame } from '@/components/fields/frame'
import { ChoiceCard } from '@/components/listing/choice-card'
import { FindBox, useFind } from '@/components/listing/find-box'
import { Lookup } from '@/components/listing/lookup'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { inLanguage } from '@/lib/format/in-language'
import { mediaUrl } from '@/lib/format/media-url'
import { districtChoices } from './district-picker-choices'

/** The one district of a record, or none: a card pressed again is chosen no more. */
export function DistrictPicker<V extends FieldValues, T>({
  control,
  name,
  label,
  help,
  disabled,
}: Bound<V, T, number | null | undefined> & Framed) {
  const t = useTranslations('districts')
  const locale = useLocale()
  const { value, change, error, ref } = useBound({ control, name })
  const answer = useCall('districts.list', districtChoices)
  const { find, setFind, found } = useFind(answer.data?.districts ?? [], (district) =>
    inLanguage(district.name, locale),
  )
  return (
    <GroupFrame {...{ label, help, error }}>
      <Lookup answer={answer} what={t('several')} waiting={<Waiting />}>
        {({ districts }) => (
          <div ref={ref} tabIndex={-1} className="outline-none">
            {districts.length === 0 && <p className="text-sm text-ink-soft">{t('none')}</p>}
            {districts.length > 9 && <FindBox label={t('find')} value={find} onChange={setFind} />}
            <ul className="grid max-h-124 gap-2.5 overflow-y-auto p-0.5 sm:grid-cols-2">
              {found.map((district) => (
                <li key={district.id}>
                  <ChoiceCard
                    name={name}
                    chosen={district.id === value}
                    disabled={disabled}
                    onToggle={() => change(district.id === value ? null : district.id)}
                    className="flex h-full items-start gap-3 p-2.5 pr-9"
                  >
                    <DistrictFace district={district} />
                  </ChoiceCard>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Lookup>
    </GroupFrame>
  )
}

function DistrictFace({ district }: { district: District }) {
  const locale = useLocale()
  const description = cut(inLanguage(district.description, locale))
  return (
    <>
      {district.cover === null ? (
        <span className="flex size-16 shrink-0 items-center justify-center rounded bg-wash text-ink-soft">
          <MapIcon aria-hidden className="size-6" />
        </span>
      ) : (
        <img
          src={mediaUrl('districts', district.id, district.cover)}
          alt=""
          loading="lazy"
          className="size-16 shrink-0 rounded bg-wash object-cover"
        />
      )}
      <span className="min-w-0 flex-1 text-sm">
        <span className="block truncate font-medium">{inLanguage(district.name, locale)}</span>
        {description !== '-' && <span className="block text-ink-soft">{description}</span>}
      </span>
    </>
  )
}

/** The first hundred characters of a description (properties §5). */
function cut(text: string): string {
  const letters = [...text]
  return letters.length <= limits.districtDescriptionCut
    ? text
    : `${letters.slice(0, limits.districtDescriptionCut).join('').trimEnd()}…`
}

/** The districts that can be chosen, by name. */
export function useDistrictNames() {
  const locale = useLocale()
  const districts = useCall('districts.list', districtChoices).data?.districts ?? []
  return districts.map(({ id, name }) => ({ id, name: inLanguage(name, locale) }))
}

function Waiting() {
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      {Array.from({ length: 4 }, (_, at) => (
        <Skeleton key={at} className="h-23" />
      ))}
    </div>
  )
}
