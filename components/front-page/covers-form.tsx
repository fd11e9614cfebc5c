'use client'

import { PhotoIcon, PlusIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { useSortable } from '@/components/records/media/use-sortable'
import { indexFor, type UploadPlace } from '@/components/records/uploads/upload-order'
import { UploadRows } from '@/components/records/uploads/upload-rows'
import { noUploads } from '@/components/records/uploads/upload-source'
import { LoadFailed } from '@/components/resource/load-failed'
import { ResourceForm } from '@/components/resource/resource-form'
import type { CallForm } from '@/components/resource/use-call-form'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ProgressBar } from '@/components/ui/progress-bar'
import { CoverRow } from './cover-row'
import { newCover } from './cover-values'
import { useCoverPhotos } from './use-cover-photos'

const FitDialog = dynamic(
  () => import('@/components/records/media/fit-dialog').then((module) => module.FitDialog),
  { ssr: false },
)

export function CoversForm({ form }: { form: CallForm<'frontPage.save'> }) {
  const t = useTranslations('front-page.covers')
  const { fields, insert, move, remove } = useFieldArray({ control: form.control, name: 'covers' })
  const placed = useRef(new Map<number, UploadPlace>())
  const photos = useCoverPhotos(({ id }, place) => {
    const covers = form.getValues('covers').map(({ media_id }) => placed.current.get(media_id))
    if (place !== undefined) placed.current.set(id, place)
    insert(indexFor(place, covers), newCover(id), { shouldFocus: false })
  })
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [message, setMessage] = useState('')
  const full = fields.length >= limits.covers

  function place(from: number, to: number) {
    if (to < 0 || to >= fields.length || from === to) return
    move(from, to)
    setMessage(t('movedTo', { place: to + 1, total: fields.length }))
  }
  useSortable(list, place)

  const add = (
    <Button
      icon={<PlusIcon />}
      disabled={full || photos.progress !== null}
      onClick={() => input.current?.click()}
    >
      {t('add')}
    </Button>
  )
  return (
    <ResourceForm form={form} label={t('title')}>
      <Section
        title={t('title')}
        help={t('help', { max: limits.covers })}
        action={fields.length > 0 ? add : undefined}
      >
        <input
          ref={input}
          type="file"
          multiple
          tabIndex={-1}
          accept={limits.imageTypes.join()}
          aria-label={t('add')}
          className="sr-only"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])].slice(0, limits.covers - fields.length)
            target.value = ''
            void photos.add(files)
          }}
        />
        <p className="sr-only" role="status">
          {message}
        </p>
        <p id="cover-keys" className="sr-only">
          {t('keys')}
        </p>
        {photos.progress !== null && (
          <div className="mb-4 text-sm text-ink-soft">
            <p className="mb-1 truncate">{t('sending', { name: photos.progress.name })}</p>
            <ProgressBar
              label={t('sending', { name: photos.progress.name })}
              value={photos.progress.share < 1 ? photos.progress.share : null}
            />
          </div>
        )}
        {photos.response.error !== undefined && photos.response.data === undefined && fields.length > 0 && (
          <LoadFailed
            error={photos.response.error}
            retry={() => void photos.response.mutate()}
            retrying={photos.response.isValidating}
          />
        )}
        <UploadRows rows={photos.rows} progress={noUploads} actions={photos.actions} />
        {fields.length === 0 && (
          <EmptyState icon={<PhotoIcon />} title={t('none')} text={t('noneHelp')} action={add} />
        )}
        <ul ref={list} aria-label={t('title')} className="space-y-4">
          {fields.map(({ id, media_id }, at) => (
            <li
              key={id}
              className="rounded-lg border border-line bg-surface [&.sortable-fallback]:shadow-raised"
            >
              <CoverRow
                form={form}
                at={at}
                total={fields.length}
                photograph={photos.photographs.find((photograph) => photograph.id === media_id)}
                onMove={(by) => place(at, at + by)}
                onRemove={() => remove(at)}
              />
            </li>
          ))}
        </ul>
      </Section>
      {photos.refused !== null && (
        <FitDialog
          refused={photos.refused}
          onFitted={(files) => void photos.add(files)}
          onClose={photos.resolveRefused}
        />
      )}
    </ResourceForm>
  )
}
