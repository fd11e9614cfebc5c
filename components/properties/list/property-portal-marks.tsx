import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'

/** Abbreviations, because the portals' logos are trademarks. */
const flags = { imovirtual: 'im', idealista: 'id', james_edition: 'JE' } as const

export function PropertyPortals({ property }: { property: Property }) {
  const t = useTranslations('portals.names')
  const on = {
    imovirtual: property.imovirtual_uuid,
    idealista: property.idealista_uuid,
    james_edition: property.jamesEdition_uuid,
  }
  const portals = (['imovirtual', 'idealista', 'james_edition'] as const).filter(
    (portal) => on[portal] !== null,
  )
  return (
    <div className="flex items-center gap-1">
      {portals.map((portal) => (
        <span
          key={portal}
          role="img"
          aria-label={t(portal)}
          title={t(portal)}
          className="inline-flex size-6 items-center justify-center rounded-sm bg-wash text-xs font-semibold text-ink-soft"
        >
          {flags[portal]}
        </span>
      ))}
    </div>
  )
}
