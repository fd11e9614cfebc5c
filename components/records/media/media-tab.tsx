'use client'

import { CameraIcon, PhotoIcon, TrashIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { ConfirmDialog } from '@/components/resource/confirm-dialog'
import { notify } from '@/components/resource/notifier'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { largeFileOf, mediaUrl, photoSources } from '@/lib/format/media-url'
import { DataBoundary } from '../data-boundary'
import type { ListingResource } from '../record/listing-resource'
import { useRecordName } from '../record/use-record-name'
import { isTooLarge, type RejectedFiles } from '../uploads/too-large'
import { Uploads } from '../uploads/upload-lists'
import type { AddFiles } from '../uploads/upload-target'
import { FitToLimitDialog } from './fit-to-limit-dialog'
import { MediaCell } from './media-cell'
import { MediaGrid } from './media-grid'
import { MediaViewer } from './media-viewer'
import { OrderConflict } from './order-conflict'
import { useMedia } from './use-media'
import { usePhotoInput } from './use-photo-input'

const ImageEditor = dynamic(() => import('./editor/image-editor').then((chunk) => chunk.ImageEditor), {
  ssr: false,
})

type Rejection = RejectedFiles & { onFitted: (files: File[]) => void }

export function MediaTab({ resource, id }: { resource: ListingResource; id: number }) {
  const t = useTranslations('listing.media')
  const nameOf = useRecordName()
  const record = useCall(`${resource}.general`, { params: { id } }).data?.block
  const title = record === undefined ? '' : nameOf(record)
  const media = useMedia(resource, id)
  const { items } = media
  const [rejection, setRejection] = useState<Rejection | null>(null)
  const [viewedIndex, setViewedIndex] = useState<number | null>(null)
  const [editedId, setEditedId] = useState<number | null>(null)
  const [idToDelete, setIdToDelete] = useState<number | 'all' | null>(null)
  const addFiles = useRef<AddFiles>(null)
  const idToReplace = useRef<number | null>(null)
  const [uploadingIds, setUploadingIds] = useState<readonly number[]>([])
  const camera = usePhotoInput((photo) => addFiles.current?.([photo]), 'environment')
  const replacementInput = usePhotoInput((file) => {
    if (idToReplace.current !== null) void replace(idToReplace.current, file)
  })

  function handleRejected({ files, isWholeSelection }: RejectedFiles) {
    // Copies the function, because resizing continues after the user has left the tab. When the user returns, this ref
    // becomes null: the new `MediaTab` has its own ref. The uploader is still the same.
    const add = addFiles.current
    setRejection((previous) => ({
      files: [...(previous?.files ?? []), ...files],
      isWholeSelection: isWholeSelection && (previous?.isWholeSelection ?? true),
      onFitted: (fittedFiles) => add?.(fittedFiles),
    }))
    // The specification requires this reload.
    if (isWholeSelection) media.reload()
  }

  async function replace(mediaId: number, file: File) {
    if (isTooLarge(file))
      return setRejection({
        files: [file],
        isWholeSelection: true,
        onFitted: ([fittedFile]) => fittedFile !== undefined && void replace(mediaId, fittedFile),
      })
    setUploadingIds((ids) => [...ids, mediaId])
    await notifySaved(media.replace(mediaId, file))
    setUploadingIds((ids) => ids.toSpliced(ids.indexOf(mediaId), 1))
  }

  async function notifySaved(saving: Promise<boolean>) {
    if (await saving) notify({ message: 'common.SAVED_SUCCESSFULLY' })
  }

  async function remove() {
    setIdToDelete(null)
    const removal = idToDelete === 'all' ? media.removeAll() : idToDelete !== null && media.remove(idToDelete)
    if (await removal) notify({ message: 'common.DELETED_SUCCESSFULLY' })
  }

  function handleEdited(isReduced: boolean) {
    setEditedId(null)
    media.reload()
    notify(isReduced ? { text: t('fitted') } : { message: 'common.SAVED_SUCCESSFULLY' })
  }

  const urlOf = (file: string) => mediaUrl(resource, id, file)
  const describe = (index: number, isPlan: boolean) =>
    t(isPlan ? 'planOf' : 'photoOf', { title, place: index + 1 })
  const editedItem = items.find((item) => item.id === editedId)
  const deleteCount = idToDelete === 'all' ? items.length : 1
  const deletedIndex = items.findIndex((item) => item.id === idToDelete)

  return (
    <section aria-labelledby="media-heading" className="space-y-5">
      <div>
        <h2 id="media-heading" className="text-lg">
          {t('title')}
        </h2>
        <p className="mt-0.5 max-w-160 text-sm text-ink-soft">{t('help')}</p>
      </div>

      <Button
        fullWidth
        icon={<CameraIcon aria-hidden />}
        className="pointer-fine:hidden"
        onClick={camera.open}
      >
        {t('takePhoto')}
      </Button>
      {camera.input}
      <Uploads
        name="media"
        types={limits.imageTypes}
        addFiles={addFiles}
        target={{
          send: async (file, options) => (await media.upload(file, options)).media?.file ?? file.name,
          revert: media.revertUpload,
          onRejected: handleRejected,
          onDone: media.reload,
        }}
      />

      <p id="media-keys" className="sr-only">
        {t('keys')}
      </p>
      <DataBoundary
        response={media.response}
        subject={t('these')}
        fallback={<MediaSkeleton />}
        isEmpty={({ block }) => block.media.length === 0}
      >
        {() =>
          items.length === 0 ? (
            <EmptyState icon={<PhotoIcon />} title={t('emptyTitle')} text={t('emptyHelp')} />
          ) : (
            <>
              {media.hasOrderConflict && (
                <OrderConflict onKeepOurs={media.applyOurOrder} onKeepTheirs={media.discardOurOrder} />
              )}
              <div className="flex min-h-8 items-center justify-between gap-3">
                <p className="figures text-sm text-ink-soft">{t('count', { count: items.length })}</p>
                {items.length > 1 && (
                  <Button variant="quiet" size="sm" icon={<TrashIcon />} onClick={() => setIdToDelete('all')}>
                    {t('deleteAll')}
                  </Button>
                )}
              </div>
              <MediaGrid items={items} label={t('title')} onMove={(from, to) => void media.move(from, to)}>
                {(item, index, move) => (
                  <MediaCell
                    {...{ item, index }}
                    total={items.length}
                    sources={photoSources(resource, id, item)}
                    alt={describe(index, item.plant === 1)}
                    isBusy={uploadingIds.includes(item.id)}
                    onMove={move}
                    actions={{
                      open: () => setViewedIndex(index),
                      edit: () => setEditedId(item.id),
                      makeCover: () => void notifySaved(media.makeCover(item.id)),
                      togglePlan: () => void notifySaved(media.togglePlan(item.id)),
                      replace: () => {
                        idToReplace.current = item.id
                        replacementInput.open()
                      },
                      remove: () => setIdToDelete(item.id),
                    }}
                  />
                )}
              </MediaGrid>
            </>
          )
        }
      </DataBoundary>

      {replacementInput.input}
      <ConfirmDialog
        open={idToDelete !== null}
        title={t('deleteTitle', { count: deleteCount })}
        description={
          idToDelete === 'all'
            ? t('deleteEvery', { count: deleteCount, title })
            : t('deleteOne', { place: deletedIndex + 1, title })
        }
        confirmLabel={t('deleteAction', { count: deleteCount })}
        onCancel={() => setIdToDelete(null)}
        onConfirm={() => void remove()}
      />
      <FitToLimitDialog
        rejectedFiles={rejection}
        onFitted={(files) => rejection?.onFitted(files)}
        onClose={() => setRejection(null)}
      />
      {editedItem !== undefined && (
        <ImageEditor
          key={editedItem.id}
          item={editedItem}
          url={urlOf(editedItem.file)}
          title={t('editPhoto', { place: items.indexOf(editedItem) + 1, total: items.length })}
          onSave={(file) => media.sendReplacement(editedItem.id, file)}
          onSaved={handleEdited}
          onClose={() => setEditedId(null)}
        />
      )}
      <MediaViewer
        photos={items.map((item, index) => ({
          src: urlOf(largeFileOf(item)),
          alt: describe(index, item.plant === 1),
        }))}
        index={viewedIndex}
        onShow={setViewedIndex}
        onClose={() => setViewedIndex(null)}
      />
    </section>
  )
}

function MediaSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-4 min-[45rem]:grid-cols-3 min-[85.4375rem]:grid-cols-5">
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="aspect-4/3" />
      ))}
    </div>
  )
}
