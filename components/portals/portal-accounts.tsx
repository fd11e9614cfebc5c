'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ExportPlace } from '#contract/portal-places.ts'
import type { PortalAccount } from '#contract/portal-records.ts'
import { DataBoundary } from '@/components/records/data-boundary'
import { ConfirmDialog } from '@/components/resource/confirm-dialog'
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
import { usePortalActions } from './use-portal-actions'

type Action = 'disconnect' | 'renewFeed'

export function PortalAccounts() {
  const t = useTranslations('portals')
  const formatWithLabel = useLabelFormatter()
  const actions = usePortalActions()
  const [target, setTarget] = useState<{ action: Action; place: ExportPlace } | null>(null)
  const isRenewal = target?.action === 'renewFeed'
  const close = () => setTarget(null)
  const { run, isPending } = useAction(
    (action: Action, place: ExportPlace) => call(`portals.${action}`, { params: { place } }),
    {
      revalidate: ['portals'],
      onDone: () => {
        close()
        notify({ text: t(isRenewal ? 'feedRenewed' : 'disconnected') })
      },
    },
  )
  const portalName = target === null ? '' : t(`names.${target.place}`)
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
              const action = state === 'feed' ? 'renewFeed' : 'disconnect'
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
                          loading={actions.isPending}
                          onClick={() => void actions.connect(place)}
                        >
                          {t('connect')}
                        </Button>
                      )}
                      {(state === 'connected' || state === 'feed') && (
                        <Button
                          size="sm"
                          aria-label={formatWithLabel(t(action), name)}
                          onClick={() => setTarget({ action, place })}
                        >
                          {t(action)}
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
        open={target !== null}
        title={t(isRenewal ? 'renewTitle' : 'disconnectTitle', { portal: portalName })}
        description={t(isRenewal ? 'renewText' : 'disconnectText')}
        confirmLabel={t(isRenewal ? 'renewFeed' : 'disconnect')}
        isPending={isPending}
        onCancel={close}
        onConfirm={() => target !== null && void run(target.action, target.place)}
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

function CopyableUrl({ label, url }: { label: string; url: string | null }) {
  const t = useTranslations('portals')
  const formatWithLabel = useLabelFormatter()
  if (url === null) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span>{label}</span>
      <code className="min-w-0 text-ink wrap-anywhere">{url}</code>
      <Button
        size="sm"
        variant="quiet"
        aria-label={formatWithLabel(t('copy'), label)}
        onClick={() =>
          // Some browsers block the clipboard on plain http; the URL can still be selected.
          void navigator.clipboard?.writeText(url).then(
            () => notify({ text: t('copied') }),
            () => undefined,
          )
        }
      >
        {t('copy')}
      </Button>
    </p>
  )
}

function toneOf(state: PortalAccount['state']) {
  if (state === 'connected' || state === 'feed') return 'good'
  return state === 'consent_again' ? 'danger' : 'warn'
}
