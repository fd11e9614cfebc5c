import { CameraIcon, PhotoIcon, TrashIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useCallback, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { ConfirmDialog } from '@/components/resource/confirm-dialog'
import { notify } from '@/components/resource/notifier'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { mediaUrl, photoSources } from '@/lib/format/media-url'
import { DataBoundary } from '../data-boundary'
import { isTooLarge, type RefusedFiles } from '../uploads/too-large'
import type { AddFiles } from '../uploads/upload-target'
import { Uploads } from '../uploads/uploads'
import { FitDialog } from './fit-dialog'
import { MediaCell } from './media-cell'
import { MediaGrid } from './media-grid'
import type { MediaSource } from './use-record-media'
import { MediaViewer } from './media-viewer'
import { OrderConflict } from './order-conflict'
import { useMedia } from './use-media'
import { usePhotoInput } from './use-photo-input'

const ImageEditor = dynamic(() => import('./editor/image-editor').then((chunk) => chunk.ImageEditor), {
  ssr: false,
})

type Refusal = RefusedFiles & { onFitted: (files: File[]) => void }

export function MediaManager({ source }: { source: MediaSource }) {
  const t = useTranslations('listing.media')
  const media = useMedia(source)
  const { items } = media
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [viewedIndex, setViewedIndex] = useState<number | null>(null)
  const [editedId, setEditedId] = useState<number | null>(null)
  const [toDelete, setToDelete] = useState<number | 'all' | null>(null)
  const add = useRef<AddFiles>(() => undefined)
  const toReplace = useRef<number | null>(null)
  const [replacedId, setReplacedId] = useState<number | null>(null)
  const camera = usePhotoInput((photo) => add.current([photo]), 'environment')
  const replacement = usePhotoInput((file) => {
    if (toReplace.current !== null) void replace(toReplace.current, file)
  })

  const handleReady = useCallback((addFiles: AddFiles) => {
    add.current = addFiles
  }, [])

  function refuse(refused: RefusedFiles) {
    setRefusal((previous) => ({
      files: [...(previous?.files ?? []), ...refused.files],
      all: refused.all && (previous?.all ?? true),
      onFitted: (files) => add.current(files),
    }))
    if (refused.all) media.reload()
  }

  async function replace(id: number, file: File) {
    if (isTooLarge(file))
      return setRefusal({
        files: [file],
        all: true,
        onFitted: ([reduced]) => reduced !== undefined && void replace(id, reduced),
      })
    setReplacedId(id)
    await notifySaved(media.replace(id, file))
    setReplacedId(null)
  }

  async function notifySaved(saving: Promise<boolean>) {
    if (await saving) notify({ message: 'common.SAVED_SUCCESSFULLY' })
  }

  async function remove() {
    const target = toDelete
    setToDelete(null)
    const removal = target === 'all' ? media.removeAll() : target !== null && media.remove(target)
    if (await removal) notify({ message: 'common.DELETED_SUCCESSFULLY' })
  }

  function handleEdited(isReduced: boolean) {
    setEditedId(null)
    media.reload()
    notify(isReduced ? { text: t('fitted') } : { message: 'common.SAVED_SUCCESSFULLY' })
  }

  const urlOf = (file: string) => mediaUrl(source.location, source.recordId, file)
  const describe = (index: number, isPlan: boolean) =>
    t(isPlan ? 'planOf' : 'photoOf', { title: source.title, place: index + 1 })
  const edited = items.find(({ id }) => id === editedId)
  const deleteCount = toDelete === 'all' ? items.length : 1
  const deletedIndex = items.findIndex(({ id }) => id === toDelete)

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
        onReady={handleReady}
        target={{
          send: async (file, sending) => (await source.upload(file, sending)).media?.file ?? file.name,
          revert: source.revert,
          onRefused: refuse,
          onDone: media.reload,
        }}
      />

      <p id="media-keys" className="sr-only">
        {t('keys')}
      </p>
      <DataBoundary
        response={source.response}
        subject={t('these')}
        fallback={<MediaSkeleton />}
        isEmpty={({ block }) => block.media.length === 0}
      >
        {() =>
          items.length === 0 ? (
            <EmptyState icon={<PhotoIcon />} title={t('emptyTitle')} text={t('emptyHelp')} />
          ) : (
            <>
              {media.conflict !== null && (
                <OrderConflict onKeepOurs={media.applyOurOrder} onKeepTheirs={media.discardOurOrder} />
              )}
              <div className="flex min-h-8 items-center justify-between gap-3">
                <p className="figures text-sm text-ink-soft">{t('count', { count: items.length })}</p>
                {items.length > 1 && (
                  <Button variant="quiet" size="sm" icon={<TrashIcon />} onClick={() => setToDelete('all')}>
                    {t('deleteAll')}
                  </Button>
                )}
              </div>
              <MediaGrid items={items} label={t('title')} onMove={(from, to) => void media.move(from, to)}>
                {(item, index, move) => (
                  <MediaCell
                    {...{ item, index }}
                    total={items.length}
                    sources={photoSources(source.location, source.recordId, item)}
                    alt={describe(index, item.plant === 1)}
                    isBusy={replacedId === item.id}
                    onMove={move}
                    actions={{
                      open: () => setViewedIndex(index),
                      edit: () => setEditedId(item.id),
                      makeCover: () => void notifySaved(media.makeCover(item.id)),
                      togglePlan: () => void notifySaved(media.togglePlan(item.id)),
                      replace: () => {
                        toReplace.current = item.id
                        replacement.open()
                      },
                      remove: () => setToDelete(item.id),
                    }}
                  />
                )}
              </MediaGrid>
            </>
          )
        }
      </DataBoundary>

      {replacement.input}
      <ConfirmDialog
        open={toDelete !== null}
        title={t('deleteTitle', { count: deleteCount })}
        description={
          toDelete === 'all'
            ? t('deleteEvery', { count: deleteCount, title: source.title })
            : t('deleteOne', { place: deletedIndex + 1, title: source.title })
        }
        confirmLabel={t('deleteAction', { count: deleteCount })}
        onCancel={() => setToDelete(null)}
        onConfirm={() => void remove()}
      />
      <FitDialog
        refused={refusal}
        onFitted={(files) => refusal?.onFitted(files)}
        onClose={() => setRefusal(null)}
      />
      {edited !== undefined && (
        <ImageEditor
          key={edited.id}
          item={edited}
          url={urlOf(edited.file)}
          title={t('editPhoto', { place: items.indexOf(edited) + 1, total: items.length })}
          onSave={(file) => source.replace(edited.id, file)}
          onSaved={handleEdited}
          onClose={() => setEditedId(null)}
        />
      )}
      <MediaViewer
        photos={items.map((item, index) => ({
          src: urlOf(item.page ?? item.file),
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
