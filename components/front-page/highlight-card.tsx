import { EyeSlashIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import type { PropertyCard } from '#contract/property.ts'
import { Cover } from '@/components/records/cover'
import { Chip } from '@/components/ui/chip'
import { IconButton } from '@/components/ui/icon-button'
import { MoveButtons, handleMoveKey } from '@/components/ui/move-buttons'
import { foreignLangOfApiText } from '@/lib/format/in-language'
import { formatPrice } from '@/lib/format/money'

export function HighlightCard({
  card,
  index,
  total,
  onMove,
  onRemove,
}: {
  card: PropertyCard
  index: number
  total: number
  onMove: (by: number) => void
  onRemove: () => void
}) {
  const t = useTranslations('front-page.highlights')
  const locale = useLocale()
  const name = `${card.reference} ${card.title}`
  const { missing: missingLanguages } = card

  return (
    <>
      <button
        type="button"
        onKeyDown={(event) => handleMoveKey(event, onMove)}
        aria-describedby="highlight-keys"
        className="block w-full cursor-grab text-left focus-visible:-outline-offset-2"
      >
        <Cover location="properties" recordId={card.id} item={card.cover} />
        <span className="block space-y-0.5 px-3 pt-2.5">
          <span className="figures flex items-center gap-2 text-xs text-ink-soft">
            <span className="font-semibold text-brand-strong">{index + 1}</span>
            {card.reference}
          </span>
          <span
            lang={foreignLangOfApiText(locale, missingLanguages)}
            className="line-clamp-2 min-h-10 text-sm leading-5 font-medium"
          >
            {card.title}
          </span>
          <span className="figures block text-sm">
            <HighlightPrice card={card} />
          </span>
        </span>
      </button>
      {card.collection === 1 && (
        <div className="pointer-events-none absolute top-2 left-2">
          <Chip tone="raised" icon={<EyeSlashIcon />}>
            {t('private')}
          </Chip>
        </div>
      )}
      <div data-no-drag className="flex items-center gap-0.5 px-1.5 py-1">
        <MoveButtons
          {...{ index, total, onMove }}
          previousLabel={t('earlier', { name })}
          nextLabel={t('later', { name })}
        />
        <span className="flex-1" />
        <IconButton size="sm" label={t('remove', { name })} icon={<XMarkIcon />} onClick={onRemove} />
      </div>
    </>
  )
}

export function HighlightPrice({ card }: { card: PropertyCard }) {
  const t = useTranslations('front-page.highlights')
  if (card.hide_price === 1) return t('priceHidden')
  const price = formatPrice(card.price)
  return card.for_sale === 0 ? t('perMonth', { price }) : price
}
