import { MapIcon } from '@heroicons/react/24/outline'
import { useLocale } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import type { District } from '#contract/districts.ts'
import { limits } from '#contract/limits.ts'
import type { FieldBinding, FieldProps } from '@/components/fields/field-binding'
import { CardPicker } from '@/components/portfolio/card-picker'
import { useAllDistricts } from '@/components/records/use-all-districts'
import { foreignLangOf, inLanguage } from '@/lib/format/in-language'
import { mediaUrl } from '@/lib/format/media-url'

export function DistrictPicker<V extends FieldValues, T>(
  props: FieldBinding<V, T, number | null | undefined> & Omit<FieldProps, 'help'>,
) {
  const locale = useLocale()
  return (
    <CardPicker
      {...props}
      resource="districts"
      response={useAllDistricts()}
      itemsOf={({ districts }) => districts}
      nameOf={(district) => inLanguage(district.name, locale)}
      skeleton={{ cards: 4, card: 'h-23' }}
      cardClass="flex h-full items-start gap-3 p-2.5 pr-9"
    >
      {(district) => <DistrictCardContent district={district} />}
    </CardPicker>
  )
}

function DistrictCardContent({ district }: { district: District }) {
  const locale = useLocale()
  // `inLanguage` returns `-` for a text that is empty in both languages.
  const description = truncate(inLanguage(district.description, locale))
  return (
    <>
      {district.cover === null ? (
        <span className="flex size-16 shrink-0 items-center justify-center rounded bg-wash text-ink-soft">
          <MapIcon aria-hidden className="size-6" />
        </span>
      ) : (
        <img
          src={mediaUrl('districts', district.id, district.cover_card ?? district.cover)}
          alt=""
          loading="lazy"
          className="size-16 shrink-0 rounded bg-wash object-cover"
        />
      )}
      <span className="min-w-0 flex-1 text-sm">
        <span lang={foreignLangOf(district.name, locale)} className="block truncate font-medium">
          {inLanguage(district.name, locale)}
        </span>
        {description !== '-' && (
          <span lang={foreignLangOf(district.description, locale)} className="block text-ink-soft">
            {description}
          </span>
        )}
      </span>
    </>
  )
}

function truncate(text: string): string {
  const characters = [...text]
  const excerptOf = (length: number) => characters.slice(0, length).join('')
  const maxLength = limits.districtExcerptLength
  if (characters.length <= maxLength) return text
  // Ends after a whole word, if there is one.
  const words = /^.*\S(?=\s)/s.exec(excerptOf(maxLength + 1))?.[0]
  return `${(words ?? excerptOf(maxLength)).replace(/[,;:]$/, '')}…`
}
