'use client'

import { PlayIcon } from '@heroicons/react/24/solid'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldBinding, type FieldProps, useFieldBinding } from '@/components/fields/field-binding'
import { FieldFrame } from '@/components/fields/field-frame'

/** YouTube video id; pasted URLs are converted. Nothing is requested from YouTube before playback. */
export function VideoField<V extends FieldValues, T>({
  control,
  name,
  label,
  help,
  disabled,
}: FieldBinding<V, T, string | null | undefined> & FieldProps) {
  const t = useTranslations('properties.form')
  const { value, change, error, ...field } = useFieldBinding({ control, name })
  const [playing, setPlaying] = useState<string | null>(null)
  const id = youtubeId(value ?? '')
  return (
    <div className="space-y-3">
      <FieldFrame {...{ label, help, error }}>
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
              change(input === '' ? null : (youtubeId(input) ?? input))
            }}
            className="entry"
          />
        )}
      </FieldFrame>
      {id !== null && (
        <div className="aspect-video w-full max-w-110 overflow-hidden rounded-lg bg-wash">
          {playing === id ? (
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
              onClick={() => setPlaying(id)}
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

/** Extracts the video id from an id or any YouTube URL; null if there is none. */
function youtubeId(input: string): string | null {
  const text = input.trim()
  if (/^[\w-]{11}$/.test(text)) return text
  return (
    /^(?:https?:\/\/)?(?:www\.|m\.|music\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/|live\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i.exec(
      text,
    )?.[1] ?? null
  )
}
