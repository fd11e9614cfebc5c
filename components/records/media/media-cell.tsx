import { StarIcon as CoverIcon } from '@heroicons/react/20/solid'
import {
  ArrowPathRoundedSquareIcon,
  MapIcon,
  PencilSquareIcon,
  StarIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { MediaItem } from '#contract/media.ts'
import { ActionsMenu } from '@/components/ui/actions-menu'
import { Chip } from '@/components/ui/chip'
import { IconButton } from '@/components/ui/icon-button'
import { MoveButtons, handleMoveKey } from '@/components/ui/move-buttons'
import { MenuItem, MenuSeparator } from '@/components/ui/menu'
import { Spinner } from '@/components/ui/spinner'
import type { photoSources } from '@/lib/format/media-url'
import { Photo } from './photo'

type CellActions = {
  open: () => void
  edit: () => void
  makeCover: () => void
  togglePlan: () => void
  replace: () => void
  remove: () => void
}

export function MediaCell({
  item,
  index,
  total,
  sources,
  alt,
  isBusy,
  actions,
  onMove,
}: {
  item: MediaItem
  index: number
  total: number
  sources: ReturnType<typeof photoSources>
  alt: string
  isBusy: boolean
  actions: CellActions
  onMove: (by: number) => void
}) {
  const t = useTranslations('listing.media')
  const editLabel = useTranslations('common')('edit')
  const position = index + 1

  return (
    <>
      <button
        type="button"
        onClick={actions.open}
        onKeyDown={(event) => handleMoveKey(event, onMove)}
        aria-describedby="media-keys"
        className="block aspect-4/3 w-full cursor-grab overflow-hidden bg-wash focus-visible:-outline-offset-2"
      >
        <Photo
          {...sources}
          sizes="(max-width: 719px) 50vw, 320px"
          blur={item.blur}
          alt={alt}
          isPlan={item.plant === 1}
        />
      </button>
      <div className="pointer-events-none absolute top-2 left-2 flex flex-wrap gap-1.5">
        {item.cover === 1 && (
          <Chip tone="raised" icon={<CoverIcon className="text-brand" />}>
            {t('cover')}
          </Chip>
        )}
        {item.plant === 1 && (
          <Chip tone="raised" icon={<MapIcon />}>
            {t('plan')}
          </Chip>
        )}
      </div>
      {isBusy && (
        <div className="absolute inset-0 flex items-center justify-center bg-scrim text-on-danger">
          <Spinner className="size-8" />
        </div>
      )}
      <div data-no-drag className="flex items-center gap-0.5 px-1.5 py-1">
        <span className="figures min-w-7 pl-1.5 text-sm text-ink-soft max-sm:hidden" aria-hidden>
          {position}
        </span>
        <MoveButtons
          {...{ index, total, onMove }}
          previousLabel={t('earlier', { place: position })}
          nextLabel={t('later', { place: position })}
        />
        <span className="flex-1" />
        <IconButton
          size="sm"
          label={t('makeCoverOf', { place: position })}
          icon={item.cover === 1 ? <CoverIcon className="text-brand" /> : <StarIcon />}
          aria-pressed={item.cover === 1}
          onClick={() => item.cover === 0 && actions.makeCover()}
          // On phones, only the menu has this action: two photos per row leave too little space.
          className="max-sm:hidden"
        />
        <ActionsMenu label={t('actionsOf', { place: position })}>
          <MenuItem icon={<PencilSquareIcon />} onSelect={actions.edit}>
            {editLabel}
          </MenuItem>
          {item.cover === 0 && (
            <MenuItem icon={<StarIcon />} onSelect={actions.makeCover}>
              {t('makeCover')}
            </MenuItem>
          )}
          <MenuItem icon={<MapIcon />} onSelect={actions.togglePlan}>
            {item.plant === 1 ? t('unmarkPlan') : t('markPlan')}
          </MenuItem>
          <MenuItem icon={<ArrowPathRoundedSquareIcon />} onSelect={actions.replace}>
            {t('replace')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<TrashIcon />} tone="danger" onSelect={actions.remove}>
            {t('delete')}
          </MenuItem>
        </ActionsMenu>
      </div>
    </>
  )
}
