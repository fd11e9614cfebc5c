import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialog'
import { IconButton } from '@/components/ui/icon-button'
import { useWindowEvent } from '@/components/ui/use-window-event'

export function MediaViewer({
  photos,
  index,
  onShow,
  onClose,
}: {
  photos: readonly { src: string; alt: string }[]
  index: number | null
  onShow: (index: number) => void
  onClose: () => void
}) {
  const t = useTranslations()
  const photo = index === null ? undefined : photos[index]
  const showPhoto = (by: number) => onShow(((index ?? 0) + by + photos.length) % photos.length)

  useWindowEvent('keydown', ({ key }) => {
    if (photo !== undefined && key === 'ArrowLeft') showPhoto(-1)
    if (photo !== undefined && key === 'ArrowRight') showPhoto(1)
  })

  if (index === null || photo === undefined) return null

  return (
    <Dialog
      onClose={onClose}
      width={1100}
      title={t('listing.media.photoNumber', { place: index + 1, total: photos.length })}
      closeLabel={t('common.close')}
    >
      <div className="relative">
        <img
          src={photo.src}
          alt={photo.alt}
          className="max-h-[72vh] min-h-60 w-full rounded bg-wash object-contain"
        />
        {photos.length > 1 && (
          <div className="pointer-events-none absolute inset-x-2 top-1/2 flex -translate-y-1/2 justify-between *:pointer-events-auto">
            <IconButton
              tone="raised"
              tooltip={false}
              label={t('common.previous')}
              icon={<ChevronLeftIcon />}
              onClick={() => showPhoto(-1)}
            />
            <IconButton
              tone="raised"
              tooltip={false}
              label={t('common.next')}
              icon={<ChevronRightIcon />}
              onClick={() => showPhoto(1)}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}
