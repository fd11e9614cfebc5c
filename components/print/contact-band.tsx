import { getTranslations } from 'next-intl/server'
import { encode } from 'uqr'
import { languageTags } from '#contract/language-tags.ts'
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
  const role = agent?.role ? inLanguage(agent.role, language) : '-'
  return (
    <div className="contact">
      <div className="contact-words">
        {agent !== null && (
          <>
            <p className="agent">{fullNameOf(agent)}</p>
            {kind === 'sheet' && role !== '-' && <p>{role}</p>}
            {agent.phone && <p className="phone">{agent.phone}</p>}
            {kind === 'sheet' && agent.email && <p>{agent.email}</p>}
          </>
        )}
        <p className="licence">
          {[agency.name, agency.ami !== null && t('ami', { number: agency.ami })].filter(Boolean).join(' · ')}
        </p>
      </div>
      {url !== null && (
        <figure>
          <QrCode url={url} label={t('qr', { address: url })} />
          <figcaption>{t('scan')}</figcaption>
        </figure>
      )}
    </div>
  )
}

/** Rendered on the server so that no browser loads the encoder. Error correction M tolerates about 15 % damage. */
function QrCode({ url, label }: { url: string; label: string }) {
  const { data, size } = encode(url, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="qr"
      shapeRendering="crispEdges"
    >
      <path fill="#ffffff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000000" d={squares.join('')} />
    </svg>
  )
}
