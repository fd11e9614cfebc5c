import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { type ExportPlace, exportPlaces } from '#contract/portal-places.ts'
import type { ShareLinks } from '#contract/portal-records.ts'
import { validateAdvert } from '#contract/portal-rules.ts'
import { DataBoundary } from '@/components/records/data-boundary'
import { useUploadProgress } from '@/components/records/uploads/upload-lists'
import { ConfirmDialog } from '@/components/resource/confirm-dialog'
import type { LoadState } from '@/components/resource/resource-list'
import { Section } from '@/components/ui/card'
import { ProgressBar } from '@/components/ui/progress-bar'
import { Skeleton } from '@/components/ui/skeleton'
import type { CallResponse } from '@/lib/agency/types'
import { completeFacts, type FormFacts } from './advert-problems-card'
import { PortalLine } from './portal-line'
import { useExportUpdates } from './use-export-updates'
import { usePortalActions } from './use-portal-actions'

export function PortalsCard({
  id,
  response,
  isAdministrator,
  facts,
}: {
  id: number
  response: LoadState<CallResponse<'portals.ofProperty'>>
  isAdministrator: boolean
  facts: FormFacts
}) {
  const t = useTranslations('portals')
  const actions = usePortalActions()
  const publishing = usePublishWhenUploaded((place) =>
    actions.publish(place, [{ id, title: facts.title.pt }]),
  )
  useExportUpdates(response.data?.exports)
  return (
    <Section id="portals" title={t('panelTitle')} help={t('panelHelp')}>
      <DataBoundary response={response} subject={t('thisPanel')} fallback={<Skeleton className="h-60" />}>
        {({ portals, exports, share, facts: reportedFacts }) => (
          <>
            <ul className="divide-y divide-line">
              {exportPlaces.map((place) => {
                const portal = portals.find((candidate) => candidate.place === place)
                if (portal === undefined) return null
                return (
                  <PortalLine
                    key={place}
                    {...{ id, place, portal, isAdministrator, actions }}
                    onPublish={() => publishing.publish(place)}
                    publication={exports.find((item) => item.place === place)}
                    problems={validateAdvert(place, completeFacts(facts, reportedFacts))}
                  />
                )
              })}
            </ul>
            {share !== null && <ShareRow share={share} />}
          </>
        )}
      </DataBoundary>
      {actions.dialogs}
      {publishing.dialog}
    </Section>
  )
}

/**
 * Returns `publish`, which publishes immediately, or prompts while photos of the property are uploading or have failed,
 * since adverts show only uploaded photos. If the prompt is open when the last photo is uploaded, publishes then.
 * Render `dialog` on the page.
 */
export function usePublishWhenUploaded(publish: (place: ExportPlace) => Promise<unknown>) {
  const t = useTranslations('portals')
  const { isRunning, done, total, failed } = useUploadProgress('media')
  const [pendingPlace, setPendingPlace] = useState<ExportPlace | null>(null)
  const isComplete = !isRunning && failed === 0
  const hasFailed = !isRunning && failed > 0

  const publishAndClose = (to: ExportPlace) => void publish(to).then(() => setPendingPlace(null))

  const onComplete = useEffectEvent(() => {
    if (pendingPlace !== null) publishAndClose(pendingPlace)
  })
  useEffect(() => {
    if (isComplete) onComplete()
  }, [isComplete])

  const portal = pendingPlace === null ? '' : t(`names.${pendingPlace}`)
  return {
    publish: (to: ExportPlace) => (isComplete ? void publish(to) : setPendingPlace(to)),
    dialog: (
      <ConfirmDialog
        open={pendingPlace !== null && !isComplete}
        title={t(hasFailed ? 'uploading.failedTitle' : 'uploading.title')}
        description={
          hasFailed
            ? t('uploading.failedText', { count: failed })
            : t('uploading.text', { done, total, portal })
        }
        confirmLabel={t('uploading.without')}
        variant={hasFailed ? 'primary' : 'quiet'}
        onCancel={() => setPendingPlace(null)}
        onConfirm={() => pendingPlace !== null && publishAndClose(pendingPlace)}
      >
        {isRunning && <ProgressBar label={t('uploading.title')} value={done / total} />}
      </ConfirmDialog>
    ),
  }
}

/**
 * Links to the social networks' share dialogs. They don't report whether the user shared, so nothing is shown as
 * published.
 */
function ShareRow({ share }: { share: ShareLinks }) {
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
