import { TrashIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { MediaItem } from '#contract/media.ts'
import { BilingualTextAreaField, BilingualTextField } from '@/components/fields/bilingual-field'
import { TextField } from '@/components/fields/text-field'
import { Photo } from '@/components/records/media/photo'
import type { CallForm } from '@/components/resource/use-call-form'
import { IconButton } from '@/components/ui/icon-button'
import { MoveButtons, handleMoveKey } from '@/components/ui/move-buttons'
import { photoSources } from '@/lib/format/media-url'
import { frontPageRecordId } from './cover-values'

export function CoverRow({
  form,
  index,
  total,
  photo,
  onMove,
  onRemove,
}: {
  form: CallForm<'frontPage.save'>
  index: number
  total: number
  photo: MediaItem | undefined
  onMove: (by: number) => void
  onRemove: () => void
}) {
  const t = useTranslations('front-page.covers')
  const place = index + 1
  const fieldProps = { control: form.control, disabled: form.formState.isSubmitting }

  return (
    <div className="grid gap-4 p-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="space-y-2">
        <button
          type="button"
          onKeyDown={(event) => handleMoveKey(event, onMove)}
          aria-describedby="cover-keys"
          className="block aspect-4/3 w-full cursor-grab overflow-hidden rounded-lg bg-wash"
        >
          {photo === undefined ? (
            <span className="sr-only">{t('photograph', { place })}</span>
          ) : (
            <Photo
              {...photoSources('front-page', frontPageRecordId, photo)}
              sizes="(max-width: 639px) 100vw, 176px"
              blur={photo.blur}
              alt={t('photograph', { place })}
            />
          )}
        </button>
        <div data-no-drag className="flex items-center gap-0.5">
          <span aria-hidden className="figures min-w-8 text-sm text-ink-soft">
            {place}
          </span>
          <MoveButtons
            {...{ index, total, onMove }}
            vertical
            previousLabel={t('earlier', { place })}
            nextLabel={t('later', { place })}
          />
          <span className="flex-1" />
          <IconButton
            size="sm"
            tone="danger"
            label={t('remove', { place })}
            icon={<TrashIcon />}
            onClick={onRemove}
          />
        </div>
      </div>
      <div data-no-drag className="min-w-0 space-y-4">
        <BilingualTextField
          {...fieldProps}
          name={`covers.${index}.title`}
          label={t('titleOf', { place })}
          max={120}
        />
        <BilingualTextAreaField
          {...fieldProps}
          name={`covers.${index}.text`}
          label={t('textOf', { place })}
          max={400}
          rows={2}
        />
        <TextField
          {...fieldProps}
          name={`covers.${index}.link`}
          label={t('linkOf', { place })}
          help={t('linkHelp')}
          placeholder="/imoveis"
          inputMode="url"
          max={500}
          emptyAsNull
        />
      </div>
    </div>
  )
}
