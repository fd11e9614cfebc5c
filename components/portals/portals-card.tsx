'use client'

import { useTranslations } from 'next-intl'
import { exportPlaces } from '#contract/portal-places.ts'
import type { AdvertFacts } from '#contract/portal-facts.ts'
import { validateAdvert } from '#contract/portal-rules.ts'
import { Lookup } from '@/components/records/lookup'
import { Section } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { useSession } from '@/lib/agency/use-session'
import type { ShareLinks } from '#contract/portal-records.ts'
import { isOpen } from './export-state'
import { PortalLine } from './portal-line'
import { useExportUpdates } from './use-export-updates'
import { usePublishWhenUploaded } from './publish-when-uploaded'
import { usePortalActions } from './use-portal-actions'

/** Facts taken from the unsaved form. The API supplies location and photos. */
export type FactsOfForm = Omit<AdvertFacts, 'located' | 'concelho' | 'distrito' | 'photographs'>

const soonMs = 4000

/** Portals of a property next to its form; requirements are validated while typing. */
export function PortalsCard({
  id,
  facts,
  unsaved,
  onField,
}: {
  id: number
  facts: FactsOfForm
  unsaved: boolean
  onField: (path: string) => void
}) {
  const t = useTranslations('portals')
  const actions = usePortalActions()
  const publishing = usePublishWhenUploaded((place) =>
    actions.publish(place, [{ id, title: facts.title.pt }]),
  )
  const { data: session } = useSession()
  const response = useCall(
    'portals.ofProperty',
    { params: { id } },
    {
      refreshInterval: (latest) => (latest?.exports.some(isOpen) ? soonMs : 0),
    },
  )
  useExportUpdates(response.data?.exports)
  const administrator = session?.user.role !== 'User'
  return (
    <Section id="portals" title={t('panelTitle')} help={t('panelHelp')}>
      <Lookup response={response} what={t('thisPanel')} waiting={<Skeleton className="h-60" />}>
        {({ portals, exports, share, facts: elsewhere }) => (
          <>
            <ul className="divide-y divide-line">
              {exportPlaces.map((place) => {
                const portal = portals.find((each) => each.place === place)
                if (portal === undefined) return null
                const whole = {
                  ...facts,
                  located: false,
                  concelho: null,
                  distrito: null,
                  photographs: 0,
                  ...elsewhere,
                }
                return (
                  <PortalLine
                    key={place}
                    {...{ id, place, portal, administrator, actions, onField }}
                    onPublish={() => publishing.publish(place)}
                    known={exports.find((each) => each.place === place)}
                    problems={validateAdvert(place, whole)}
                  />
                )
              })}
            </ul>
            {share !== null && <ShareRow share={share} />}
            {unsaved && <p className="mt-4 text-sm text-warn">{t('unsaved')}</p>}
          </>
        )}
      </Lookup>
      {actions.dialogs}
      {publishing.dialog}
    </Section>
  )
}

/** Links to the networks' share dialogs. The user shares, so the result is unknown and never reported as published. */
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
