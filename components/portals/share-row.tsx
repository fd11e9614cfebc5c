'use client'

import { useTranslations } from 'next-intl'
import type { ShareLinks } from '#contract/portal-records.ts'

/** Links to the networks' share dialogs. The user shares, so the result is unknown and never reported as published. */
export function ShareRow({ share }: { share: ShareLinks }) {
  const t = useTranslations('portals')
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-4 text-sm">
      <h3 className="font-semibold">{t('names.social')}</h3>
      {share.links.map(({ network, url }) => (
        <a
          key={network}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('shareOn', { network: t(`networks.${network}`) })}
          className="inline-flex min-h-9 items-center underline underline-offset-4"
        >
          {t(`networks.${network}`)}
        </a>
      ))}
    </div>
  )
}
