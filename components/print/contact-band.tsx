import { getTranslations } from 'next-intl/server'
import { encode } from 'uqr'
import { languageTags } from '#contract/language-tags.ts'
import { classes } from '@/components/ui/classes'
import { fullNameOf } from '@/lib/format/full-name'
import { inLanguage } from '@/lib/format/in-language'
import type { PrintProps } from './print-data'
import { createPublicUrl } from './public-url'

/** Contact, website and the AMI licence that the law requires on every advert (Lei 15/2013). */
export async function ContactBand({ printData, options }: PrintProps) {
  const { property, agent, agency, slug } = printData
  const { language, labelLanguage, kind } = options
  const t = await getTranslations({ locale: languageTags[labelLanguage], namespace: 'print' })
  const url = createPublicUrl(agency.propertyUrl, language, { ...property, slug: slug[language] })
  const isSheet = kind === 'sheet'
  const nameClasses = isSheet
    ? 'text-[length:--spacing(4.6)]'
    : 'text-[length:--spacing(6.5)] whitespace-nowrap'
  const role = inLanguage(agent?.role ?? null, language)
  return (
    <div className="flex items-end gap-6">
      <div className="text-right">
        {agent !== null && (
          <>
            <p className={classes('font-semibold', nameClasses)}>{fullNameOf(agent)}</p>
            {isSheet && role !== '-' && <p>{role}</p>}
            {agent.phone && <p className={classes('tabular-nums', nameClasses)}>{agent.phone}</p>}
            {isSheet && agent.email && <p>{agent.email}</p>}
          </>
        )}
        <p
          className={classes(
            'mt-2 text-ink-soft',
            isSheet ? 'text-[length:--spacing(3)]' : 'text-[length:--spacing(5)]',
          )}
        >
          {[agency.name, agency.ami !== null && t('ami', { number: agency.ami })].filter(Boolean).join(' · ')}
        </p>
      </div>
      {url !== null && (
        <figure>
          <QrCode url={url} label={t('qr', { address: url })} className={isSheet ? 'size-28' : 'size-34'} />
          {isSheet && (
            <figcaption className="max-w-28 text-center text-[length:--spacing(2.6)]/[1.2] text-ink-soft">
              {t('scan')}
            </figcaption>
          )}
        </figure>
      )}
    </div>
  )
}

/** Rendered on the server so that no browser loads the encoder. Error correction M tolerates about 15 % damage. */
function QrCode({ url, label, className }: { url: string; label: string; className: string }) {
  const { data, size } = encode(url, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      shapeRendering="crispEdges"
    >
      <path fill="#ffffff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000000" d={squares.join('')} />
    </svg>
  )
}
