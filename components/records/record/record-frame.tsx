import { LockClosedIcon } from '@heroicons/react/24/outline'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect } from 'react'
import { NotFoundPage } from '@/components/resource/not-found-page'
import { notifyError } from '@/components/resource/notifier'
import type { LoadState } from '@/components/resource/resource-list'
import { useUnsavedWork } from '@/components/resource/unsaved-work'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { DataBoundary } from '../data-boundary'
import { UploadListsProvider } from '../uploads/upload-lists'
import type { ListingResource } from './listing-resource'
import { type MissingText, findMissingTexts, isDraftTab } from './missing-texts'
import { useLockReason } from './record-tabs'

type FrameBlock = { id: number; disabled: 0 | 1; i18n: Parameters<typeof findMissingTexts>[0] }

/** Frame of a record's pages. `header` renders the part above each page. */
export function RecordFrame<Block extends FrameBlock>({
  resource,
  id,
  response,
  header,
  children,
}: {
  resource: ListingResource
  id: number
  response: LoadState<{ block: Block }>
  header: (record: Block, missingTexts: readonly MissingText[]) => ReactNode
  children: ReactNode
}) {
  const t = useTranslations(`${resource}.form`)
  const listHref = `/${resource}/listings`
  const path = `/${resource}/edit/${id}/`
  // Unsaved input survives the record's deletion: the form stays, and a failed save explains how to keep the input.
  const hasInput = useUnsavedWork().hasUnsaved
  if (response.error?.code === 'NOT_FOUND' && !hasInput) return <NotFoundPage listHref={listHref} />
  const isDemoRecord = response.error?.code === 'DEMO' || response.data?.block.disabled === 1
  if (isDemoRecord) return <DemoRecordState title={t('demoTitle')} listHref={listHref} />
  return (
    <>
      {response.data === undefined && response.error !== undefined && (
        <h1 className="sr-only">{t('editTitle')}</h1>
      )}
      <DataBoundary response={response} subject={t('thisRecord')} fallback={<RecordSkeleton />}>
        {({ block }) => {
          const missingTexts = findMissingTexts(block.i18n)
          return (
            <UploadListsProvider key={block.id} path={path}>
              {header(block, missingTexts)}
              <DraftLock path={path} missingTexts={missingTexts}>
                {children}
              </DraftLock>
            </UploadListsProvider>
          )
        }}
      </DataBoundary>
    </>
  )
}

function DemoRecordState({ title, listHref }: { title: string; listHref: string }) {
  const t = useTranslations()
  const { data, isLoading } = useCall('demo.state', {}, { shouldRetryOnError: false })
  const minutes = data?.demo?.reset_minutes ?? null
  useEffect(() => {
    if (!isLoading) notifyError({ code: 'DEMO', params: minutes === null ? {} : { minutes } })
  }, [isLoading, minutes])
  return (
    <EmptyState
      icon={<LockClosedIcon />}
      title={title}
      text={minutes === null ? t('errors.DEMO') : t('common.demoRecord', { minutes })}
      action={
        <LinkButton href={listHref} variant="primary">
          {t('resource.backToList')}
        </LinkButton>
      }
    />
  )
}

function DraftLock({
  path,
  missingTexts,
  children,
}: {
  /** Path of the record, with a slash at the end. */
  path: string
  missingTexts: readonly MissingText[]
  children: ReactNode
}) {
  const t = useTranslations('resource.locked')
  const lockReason = useLockReason(missingTexts)
  const segment = usePathname().slice(path.length)
  if (missingTexts.length === 0 || isDraftTab(segment)) return children
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

function RecordSkeleton() {
  return (
    <div className="space-y-6">
      <div className="flex gap-4">
        <Skeleton className="h-18 w-24" />
        <div className="flex-1 space-y-2.5">
          <Skeleton className="h-8 w-2/3 max-w-120" />
          <Skeleton className="h-5 w-40" />
        </div>
      </div>
      <Skeleton className="h-11" />
      <Skeleton className="h-100" />
    </div>
  )
}
