'use client'

import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { IconButton } from '@/components/ui/icon-button'

export function MediaViewer({
  pictures,
  at,
  onGo,
  onClose,
}: {
  pictures: readonly { src: string; alt: string }[]
  at: number | null
  onGo: (at: number) => void
  onClose: () => void
}) {
  const t = useTranslations()
  const picture = at === null ? undefined : pictures[at]
  const go = (by: number) => onGo(((at ?? 0) + by + pictures.length) % pictures.length)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1)
    if (event.key === 'ArrowRight') go(1)
  })
  const open = picture !== undefined
  useEffect(() => {
    if (!open) return
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [open])

  if (at === null || picture === undefined) return null

  return (
    <Dialog
      open
      onClose={onClose}
      width={1100}
      title={t('listing.media.photoNumber', { place: at + 1, total: pictures.length })}
      closeLabel={t('common.close')}
    >
      <div className="relative">
        <img
          src={picture.src}
          alt={picture.alt}
          className="max-h-[72vh] min-h-60 w-full rounded bg-wash object-contain"
        />
        {pictures.length > 1 && (
          <div className="pointer-events-none absolute inset-x-2 top-1/2 flex -translate-y-1/2 justify-between *:pointer-events-auto">
            <IconButton
              tone="raised"
              tooltip={false}
              label={t('common.previous')}
              icon={<ChevronLeftIcon />}
              onClick={() => go(-1)}
            />
            <IconButton
              tone="raised"
              tooltip={false}
              label={t('common.next')}
              icon={<ChevronRightIcon />}
              onClick={() => go(1)}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}
