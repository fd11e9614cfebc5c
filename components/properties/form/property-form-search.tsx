import { PlayIcon } from '@heroicons/react/24/solid'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DistrictPicker } from '@/components/districts/district-picker'
import { useFieldBinding } from '@/components/fields/field-binding'
import { FieldFrame } from '@/components/fields/field-frame'
import { TextField } from '@/components/fields/text-field'
import { KeyItemsPicker, ListingTypePicker } from '@/components/key-items/key-item-picker'
import { useFieldProps } from '@/components/resource/use-field-texts'
import { Section } from '@/components/ui/card'
import { propertyFields } from '../fields'
import type { PropertyFormValues, PropertySectionProps } from './property-form-values'

export function PropertySearchAndSocial({ control, disabled }: PropertySectionProps) {
  const t = useTranslations('properties.form')
  const tListing = useTranslations('listing.form')
  const field = useFieldProps(propertyFields, { control, disabled })
  return (
    <Section id="search" title={tListing('search')} help={t('searchHelp')}>
      <div className="space-y-6">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <VideoField {...field('search.youtube_id')} />
          <TextField
            {...field('search.website')}
            inputMode="url"
            autoComplete="off"
            placeholder={t('websiteExample')}
            emptyAsNull
          />
        </div>
        <DistrictPicker {...field('district_id')} />
        <ListingTypePicker {...field('search.listing_id')} />
        <KeyItemsPicker kind="lifestyles" {...field('search.lifestyles_id')} />
      </div>
    </Section>
  )
}

/** YouTube video id; pasted URLs are converted. Nothing is requested from YouTube before playback. */
function VideoField({
  control,
  name,
  disabled,
  label,
}: PropertySectionProps & { name: 'search.youtube_id'; label: string }) {
  const t = useTranslations('properties.form')
  const { value, change, error, ...field } = useFieldBinding<
    PropertyFormValues,
    PropertyFormValues,
    string | null | undefined
  >({ control, name })
  const [playingId, setPlayingId] = useState<string | null>(null)
  const id = parseYoutubeId(value ?? '')
  return (
    <div className="space-y-3">
      <FieldFrame {...{ label, error }} help={t('youtubeHelp')}>
        {(attributes) => (
          <input
            {...attributes}
            {...field}
            type="text"
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            value={value ?? ''}
            onChange={({ target }) => {
              const input = target.value.trim()
              change(input === '' ? null : (parseYoutubeId(input) ?? input))
            }}
            className="entry"
          />
        )}
      </FieldFrame>
      {id !== null && (
        <div className="aspect-video w-full max-w-110 overflow-hidden rounded-lg bg-wash">
          {playingId === id ? (
            <iframe
              src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
              title={t('video')}
              allow="autoplay; encrypted-media; picture-in-picture"
              allowFullScreen
              referrerPolicy="strict-origin-when-cross-origin"
              className="size-full border-0"
            />
          ) : (
            <button
              type="button"
              onClick={() => setPlayingId(id)}
              className="group flex size-full flex-col items-center justify-center gap-3 text-sm text-ink-soft hover:text-ink"
            >
              <span className="flex size-14 items-center justify-center rounded-full bg-brand-fill text-on-brand">
                <PlayIcon aria-hidden className="size-7" />
              </span>
              {t('playVideo')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

/** Returns the video id in a YouTube URL, or `input` itself if it is an id; null for other text. */
function parseYoutubeId(input: string): string | null {
  const text = input.trim()
  if (/^[\w-]{11}$/.test(text)) return text
  return (
    /^(?:https?:\/\/)?(?:www\.|m\.|music\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/|live\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i.exec(
      text,
    )?.[1] ?? null
  )
}
