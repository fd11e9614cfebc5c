import { ExclamationCircleIcon } from '@heroicons/react/20/solid'
import { usePathname, useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { unavailableNotificationMs } from '@/components/resource/notification-times'
import { notify } from '@/components/resource/notifier'
import { useJoin } from '@/components/resource/use-join'
import { Spinner } from '@/components/ui/spinner'
import { TabLinks } from '@/components/ui/tab-links'
import { useUploadProgress } from '../uploads/upload-lists'
import type { ListingResource } from './listing-resource'
import { isDraftTab, type MissingText } from './missing-texts'
import { requestFocus } from './requested-field'

/** The URL segment of a tab of all listings, or a tab that only properties or only developments have. */
type RecordTab =
  'general' | 'media' | 'location' | 'seo' | 'attachments' | 'history' | { segment: string; label: string }

export function useLockReason(missingTexts: readonly MissingText[]): string {
  const t = useTranslations('listing.tabs')
  const join = useJoin()
  return t('lockedMissing', {
    missing: join(
      missingTexts.map(({ text, language }) =>
        t('missingText', {
          text: t(text === 'title' ? 'titleText' : 'descriptionText'),
          language: t(language),
        }),
      ),
    ),
  })
}

/**
 * Clicking a locked tab shows the reason and focuses the first missing text. On a new record all tabs but General are
 * locked.
 */
export function RecordTabs({
  resource,
  id,
  tabs,
  missingTexts,
}: {
  resource: ListingResource
  id: number | null
  tabs: readonly RecordTab[]
  missingTexts: readonly MissingText[]
}) {
  const t = useTranslations('listing.tabs')
  const tResource = useTranslations(`${resource}.tabs`)
  const pathname = usePathname()
  const router = useRouter()
  const recordPath = `/${resource}/edit/${id}`
  const generalHref = id === null ? `/${resource}/new` : `${recordPath}/general`

  const draftLockReason = useLockReason(missingTexts)
  const lockReason = id === null ? t('locked') : draftLockReason

  function handleLocked() {
    notify({ text: lockReason, tone: 'plain', timeout: unavailableNotificationMs, survivesNavigation: true })
    if (pathname !== generalHref) router.push(generalHref)
    const [first] = missingTexts
    requestFocus(first === undefined ? null : `i18n.${first.text}.${first.language}`, generalHref)
  }

  const tabLinks = tabs.map((tab) => {
    const { segment, label } = typeof tab === 'string' ? { segment: tab, label: t(tab) } : tab
    const isOpen =
      segment === 'general' || (id !== null && (missingTexts.length === 0 || isDraftTab(segment)))
    return {
      href: segment === 'general' ? generalHref : `${recordPath}/${segment}`,
      label,
      // Uploads continue while another tab is open.
      end: segment === 'media' || segment === 'attachments' ? <UploadNote name={segment} /> : undefined,
      lockReason: isOpen ? undefined : lockReason,
    }
  })
  // Pages below General without a tab of their own, such as `general/exporterlog`, highlight General.
  const isBelowGeneral =
    pathname.startsWith(`${generalHref}/`) && tabLinks.every(({ href }) => href !== pathname)
  return (
    <TabLinks
      label={tResource('label')}
      current={isBelowGeneral ? generalHref : pathname}
      onLocked={handleLocked}
      tabs={tabLinks}
      className="mb-6 print:hidden"
    />
  )
}

function UploadNote({ name }: { name: string }) {
  const t = useTranslations('listing.uploads')
  const { isRunning, done, total, failed } = useUploadProgress(name)
  if (isRunning) {
    return (
      <span className="figures inline-flex items-center gap-1.5 text-xs text-brand-ink">
        <Spinner className="size-3.5" />
        <span aria-hidden>{t('short', { done, total })}</span>
        <span className="sr-only">{t('running', { done, total })}</span>
      </span>
    )
  }
  if (failed === 0) return null
  return (
    <span className="figures inline-flex items-center gap-1 text-xs text-danger">
      <ExclamationCircleIcon aria-hidden />
      <span aria-hidden>{failed}</span>
      <span className="sr-only">{t('failed', { count: failed })}</span>
    </span>
  )
}
