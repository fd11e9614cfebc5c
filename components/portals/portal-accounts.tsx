'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ExportPlace } from '#contract/portal-places.ts'
import type { PortalAccount } from '#contract/portal-records.ts'
import { DataBoundary } from '@/components/records/data-boundary'
import { notify } from '@/components/resource/notifier'
import { useAction } from '@/components/resource/use-action'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { Skeleton } from '@/components/ui/skeleton'
import { useLabelFormatter } from '@/components/ui/use-label-formatter'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { formatDateTime } from '@/lib/format/date'
import { CopyableUrl } from './copyable-url'
import { ConfirmDialog } from '@/components/resource/confirm-dialog'
import { usePortalActions } from './use-portal-actions'

export function PortalAccounts() {
  const t = useTranslations('portals')
  const formatWithLabel = useLabelFormatter()
  const actions = usePortalActions()
  const revalidate = ['portals'] as const
  const [confirming, setConfirming] = useState<{ action: 'disconnect' | 'renew'; place: ExportPlace } | null>(
    null,
  )
  const close = () => setConfirming(null)
  const showDone = (text: string) => {
    close()
    notify({ text })
  }
  const disconnect = useAction((place: ExportPlace) => call('portals.disconnect', { params: { place } }), {
    revalidate,
    successMessage: null,
    onDone: () => showDone(t('disconnected')),
  })
  const renew = useAction((place: ExportPlace) => call('portals.renewFeed', { params: { place } }), {
    revalidate,
    successMessage: null,
    onDone: () => showDone(t('feedRenewed')),
  })
  const portal = confirming === null ? '' : t(`names.${confirming.place}`)
  return (
    <Section id="accounts" title={t('accounts')} help={t('accountsHelp')}>
      <DataBoundary
        response={useCall('portals.accounts', {})}
        subject={t('accounts')}
        fallback={<Skeleton className="h-60" />}
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
                          aria-label={formatWithLabel(t('connect'), name)}
                          loading={actions.pending}
                          onClick={() => void actions.connect(place)}
                        >
                          {t('connect')}
                        </Button>
                      )}
                      {state === 'connected' && (
                        <Button
                          size="sm"
                          aria-label={formatWithLabel(t('disconnect'), name)}
                          onClick={() => setConfirming({ action: 'disconnect', place })}
                        >
                          {t('disconnect')}
                        </Button>
                      )}
                      {state === 'feed' && (
                        <Button
                          size="sm"
                          aria-label={formatWithLabel(t('renewFeed'), name)}
                          onClick={() => setConfirming({ action: 'renew', place })}
                        >
                          {t('renewFeed')}
                        </Button>
                      )}
                    </span>
                  </div>
                  <AccountDetails account={account} />
                </li>
              )
            })}
          </ul>
        )}
      </DataBoundary>
      {actions.dialogs}
      <ConfirmDialog
        open={confirming?.action === 'disconnect'}
        title={t('disconnectTitle', { portal })}
        description={t('disconnectText')}
        confirmLabel={t('disconnect')}
        pending={disconnect.pending}
        onCancel={close}
        onConfirm={() => confirming !== null && void disconnect.run(confirming.place)}
      />
      <ConfirmDialog
        open={confirming?.action === 'renew'}
        title={t('renewTitle', { portal })}
        description={t('renewText')}
        confirmLabel={t('renewFeed')}
        pending={renew.pending}
        onCancel={close}
        onConfirm={() => confirming !== null && void renew.run(confirming.place)}
      />
    </Section>
  )
}

function AccountDetails({ account }: { account: PortalAccount }) {
  const t = useTranslations('portals')
  const locale = useLocale()
  const { connected_by: name, connected_at, fetched_at, missing } = account
  return (
    <div className="mt-1 space-y-1 text-sm text-ink-soft">
      {missing.length > 0 && <p>{t('missingSettings')}</p>}
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
      <CopyableUrl label={t('feedUrl')} url={account.feed_url} />
      <CopyableUrl label={t('callbackUrl')} url={account.callback_url} />
      <CopyableUrl label={t('notifyUrl')} url={account.notify_url} />
    </div>
  )
}

function toneOf(state: PortalAccount['state']) {
  if (state === 'connected' || state === 'feed') return 'good'
  return state === 'consent_again' ? 'danger' : 'warn'
}
