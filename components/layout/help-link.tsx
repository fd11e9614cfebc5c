'use client'

import { QuestionMarkCircleIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { Tooltip } from '@/components/ui/tooltip'
import { helpAddress } from './help-address'

export function HelpLink() {
  const t = useTranslations('layout')
  const pathname = usePathname()
  return (
    <Tooltip text={t('help')} describes={false}>
      <Link
        href={helpAddress(pathname)}
        // Rarely used, so not prefetched.
        prefetch={false}
        aria-label={t('help')}
        className="inline-flex size-10 shrink-0 items-center justify-center rounded text-ink-soft transition-colors duration-fast hover:bg-wash hover:text-ink pointer-coarse:size-11"
      >
        <QuestionMarkCircleIcon aria-hidden className="size-5" />
      </Link>
    </Tooltip>
  )
}
