import { PhotoIcon, PlusIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { useSortable } from '@/components/records/media/use-sortable'
import { findInsertIndex, type UploadPosition } from '@/components/records/uploads/upload-order'
import { UploadRows } from '@/components/records/uploads/upload-rows'
import { noUploads } from '@/components/records/uploads/upload-target'
import { ErrorState } from '@/components/resource/error-state'
import { ResourceForm } from '@/components/resource/resource-form'
import type { CallForm } from '@/components/resource/use-call-form'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ProgressBar } from '@/components/ui/progress-bar'
import { useAnnouncement } from '@/components/ui/use-announcement'
import { CoverRow } from './cover-row'
import { createCoverValues } from './cover-values'
import { useCoverPhotos } from './use-cover-photos'

const FitToLimitDialog = dynamic(
  () => import('@/components/records/media/fit-to-limit-dialog').then((module) => module.FitToLimitDialog),
  { ssr: false },
)

export function CoversForm({ form }: { form: CallForm<'frontPage.save'> }) {
  const t = useTranslations('front-page.covers')
  const { fields, insert, move, remove } = useFieldArray({ control: form.control, name: 'covers' })
  /** Positions of uploaded photos among the selected files: the covers get the same order. */
  const positionsByMediaId = useRef(new Map<number, UploadPosition>())
  const isFull = () => form.getValues('covers').length >= limits.covers
  const coverPhotos = useCoverPhotos(
    ({ id }, position) => {
      const coverPositions = form
        .getValues('covers')
        .map(({ media_id }) => positionsByMediaId.current.get(media_id))
      if (position !== undefined) positionsByMediaId.current.set(id, position)
      insert(findInsertIndex(position, coverPositions), createCoverValues(id), { shouldFocus: false })
    },
    { isFull },
  )
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [status, announce] = useAnnouncement()

  function moveCover(from: number, to: number) {
    if (to < 0 || to >= fields.length || from === to) return
    move(from, to)
    announce(t('movedTo', { place: to + 1, total: fields.length }))
  }
  useSortable(list, moveCover)

  const addButton = (
    <Button
      icon={<PlusIcon />}
      disabled={fields.length >= limits.covers || coverPhotos.progress !== null}
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
        action={fields.length > 0 ? addButton : undefined}
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
            const files = [...(target.files ?? [])]
            target.value = ''
            coverPhotos.add(files)
          }}
        />
        {status}
        <p id="cover-keys" className="sr-only">
          {t('keys')}
        </p>
        {coverPhotos.progress !== null && (
          <div className="mb-4 text-sm text-ink-soft">
            <p className="mb-1 truncate">{t('sending', { name: coverPhotos.progress.name })}</p>
            <ProgressBar
              label={t('sending', { name: coverPhotos.progress.name })}
              value={coverPhotos.progress.fraction < 1 ? coverPhotos.progress.fraction : null}
            />
          </div>
        )}
        {coverPhotos.response.error !== undefined &&
          coverPhotos.response.data === undefined &&
          fields.length > 0 && (
            <ErrorState
              error={coverPhotos.response.error}
              onRetry={() => void coverPhotos.response.mutate()}
              isRetrying={coverPhotos.response.isValidating}
            />
          )}
        <UploadRows rows={coverPhotos.rows} progress={noUploads} actions={coverPhotos.actions} />
        {fields.length === 0 && (
          <EmptyState icon={<PhotoIcon />} title={t('none')} text={t('noneHelp')} action={addButton} />
        )}
        <ul ref={list} aria-label={t('title')} className="space-y-4">
          {fields.map(({ id, media_id }, index) => (
            <li
              key={id}
              className="rounded-lg border border-line bg-surface [&.sortable-fallback]:shadow-raised"
            >
              <CoverRow
                form={form}
                index={index}
                total={fields.length}
                photo={coverPhotos.photos.find((photo) => photo.id === media_id)}
                onMove={(by) => moveCover(index, index + by)}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      </Section>
      {coverPhotos.rejectedFiles !== null && (
        <FitToLimitDialog
          rejectedFiles={coverPhotos.rejectedFiles}
          onFitted={coverPhotos.add}
          onClose={coverPhotos.clearRejectedFiles}
        />
      )}
    </ResourceForm>
  )
}
