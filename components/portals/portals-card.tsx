'use client'

import { useTranslations } from 'next-intl'
import { exportPlaces } from '#contract/portal-places.ts'
import type { AdvertFacts } from '#contract/portal-facts.ts'
import { shortcomings } from '#contract/portal-rules.ts'
import { Lookup } from '@/components/listing/lookup'
import { Section } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { useSession } from '@/lib/agency/use-session'
import { isOpen } from './export-state'
import { PortalLine } from './portal-line'
import { ShareRow } from './share-row'
import { useExportNews } from './use-export-news'
import { usePublishWhenUploaded } from './publish-when-uploaded'
import { usePortalActions } from './use-portal-actions'

/** What the form knows of a property while it is written; place and photographs are known by the API. */
export type FactsOfForm = Omit<AdvertFacts, 'located' | 'concelho' | 'distrito' | 'photographs'>

const soonMs = 4000

/** A property at every portal, beside its form: what each still asks for, checked as it is typed. */
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
  const publishing = usePublishWhenUploaded((place) => actions.publish(place, [id]))
  const { data: session } = useSession()
  const answer = useCall(
    'portals.ofProperty',
    { params: { id } },
    {
      refreshInterval: (latest) => (latest?.exports.some(isOpen) ? soonMs : 0),
    },
  )
  useExportNews(answer.data?.exports)
  const administrator = session?.user.role !== 'User'
  return (
    <Section id="portals" title={t('panelTitle')} help={t('panelHelp')}>
      <Lookup answer={answer} what={t('thisPanel')} waiting={<Skeleton className="h-60" />}>
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
                    problems={shortcomings(place, whole)}
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
