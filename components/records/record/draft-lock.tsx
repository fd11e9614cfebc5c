import { LockClosedIcon } from '@heroicons/react/24/outline'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import { EmptyState } from '@/components/ui/empty-state'
import { isDraftTab, type MissingText } from './missing-texts'
import { useLockReason } from './record-tabs'

export function DraftLock({
  path,
  missing,
  children,
}: {
  /** Path of the record, with a slash at the end. */
  path: string
  missing: readonly MissingText[]
  children: ReactNode
}) {
  const t = useTranslations('resource.locked')
  const lockReason = useLockReason(missing)
  const segment = usePathname().slice(path.length)
  if (missing.length === 0 || isDraftTab(segment)) return children
  return (
    <EmptyState
      icon={<LockClosedIcon />}
      title={t('title')}
      text={lockReason}
      action={
        <LinkButton href={`${path}general`} variant="primary">
          {t('back')}
        </LinkButton>
      }
    />
  )
}
