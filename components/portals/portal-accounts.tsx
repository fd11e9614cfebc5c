'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ExportPlace } from '#contract/portal-places.ts'
import type { PortalAccount } from '#contract/portal-records.ts'
import { Lookup } from '@/components/listing/lookup'
import { useAction } from '@/components/resource/use-action'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { formatDateTime } from '@/lib/format/date'
import { Address } from './address'
import { usePortalActions } from './use-portal-actions'

/** How the agency is known to each portal; for Administrators. */
export function PortalAccounts() {
  const t = useTranslations('portals')
  const actions = usePortalActions()
  const revalidate = ['portals'] as const
  const disconnect = useAction((place: ExportPlace) => call('portals.disconnect', { params: { place } }), {
    revalidate,
  })
  const renew = useAction((place: ExportPlace) => call('portals.renewFeed', { params: { place } }), {
    revalidate,
  })
  return (
    <Section id="accounts" title={t('accounts')} help={t('accountsHelp')}>
      <Lookup
        answer={useCall('portals.accounts', {})}
        what={t('accounts')}
        waiting={<Skeleton className="h-60" />}
      >
        {({ accounts }) => (
          <ul className="divide-y divide-line">
            {accounts.map((account) => {
              const { place, state } = account
              if (place === 'social') return null
              const name = t(`names.${place}`)
              return (
                <li key={place} className="py-4 first:pt-0 last:pb-0">
                  <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                    <h3 className="min-w-28 font-semibold">{name}</h3>
                    <Chip tone={toneOf(state)}>{t(`accountStates.${state}`)}</Chip>
                    {account.experimental && <Chip>{t('experimental')}</Chip>}
                    <span className="ml-auto flex flex-wrap gap-2">
                      {(state === 'not_connected' || state === 'consent_again') && (
                        <Button
                          size="sm"
                          variant="primary"
                          aria-label={`${t('connect')}: ${name}`}
                          loading={actions.pending}
                          onClick={() => void actions.connect(place)}
                        >
                          {t('connect')}
                        </Button>
                      )}
                      {state === 'connected' && (
                        <Button
                          size="sm"
                          aria-label={`${t('disconnect')}: ${name}`}
                          loading={disconnect.pending}
                          onClick={() => void disconnect.run(place)}
                        >
                          {t('disconnect')}
                        </Button>
                      )}
                      {state === 'feed' && (
                        <Button
                          size="sm"
                          aria-label={`${t('renewFeed')}: ${name}`}
                          title={t('renewText')}
                          loading={renew.pending}
                          onClick={() => void renew.run(place)}
                        >
                          {t('renewFeed')}
                        </Button>
                      )}
                    </span>
                  </div>
                  <Known account={account} />
                </li>
              )
            })}
          </ul>
        )}
      </Lookup>
      {actions.dialogs}
    </Section>
  )
}

function Known({ account }: { account: PortalAccount }) {
  const t = useTranslations('portals')
  const locale = useLocale()
  const { connected_by: name, connected_at, fetched_at, missing } = account
  return (
    <div className="mt-1 space-y-1 text-sm text-ink-soft">
      {missing.length > 0 && (
        <p className="wrap-anywhere">{t('missingSettings', { names: missing.join(', ') })}</p>
      )}
      {name !== null && connected_at !== null && (
        <p>{t('connectedBy', { name, when: formatDateTime(connected_at, locale) })}</p>
      )}
      {account.state === 'feed' && (
        <p>
          {fetched_at === null
            ? t('neverFetched')
            : t('fetchedAt', { when: formatDateTime(fetched_at, locale) })}
        </p>
      )}
      <Address label={t('feedUrl')} address={account.feed_url} />
      <Address label={t('callbackUrl')} address={account.callback_url} />
      <Address label={t('notifyUrl')} address={account.notify_url} />
    </div>
  )
}

function toneOf(state: PortalAccount['state']) {
  if (state === 'connected' || state === 'feed') return 'good'
  return state === 'consent_again' ? 'danger' : 'warn'
}
