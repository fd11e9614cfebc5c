import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Activity, ActivityChange } from '#contract/activity.ts'
import { ConfirmDialog } from '@/components/resource/confirm-dialog'
import { notify } from '@/components/resource/notifier'
import { useAction } from '@/components/resource/use-action'
import { Banner } from '@/components/ui/banner'
import { call } from '@/lib/agency/call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { ChangeValues } from './change-row'
import { historyOf } from './record-history'
import { useChangeTexts } from './use-change-texts'

export function useRevert() {
  const t = useTranslations()
  const changeTextsOf = useChangeTexts()
  const { revalidate } = useMutateCalls()
  const [pendingRevert, setPendingRevert] = useState<{ line: Activity; change: ActivityChange } | null>(null)
  const [hasChangedSince, setChangedSince] = useState(false)

  const { run: undo } = useAction(
    (id: number, field: string) => call('activity.revert', { params: { id }, body: { field } }),
    { lockKey: (id) => id, onDone: () => notify({ text: t('activity.undone') }) },
  )
  const { run, isPending } = useAction(
    async ({ line, change }: { line: Activity; change: ActivityChange }, anyway: 0 | 1) => {
      const response = await call('activity.revert', {
        params: { id: line.id },
        body: { field: change.field, anyway },
      })
      return { ...response, line, field: change.field }
    },
    {
      onDone: ({ activity_id, line, field }) => {
        setPendingRevert(null)
        const revalidateRecord = () =>
          revalidate('activity', ...(historyOf(line.noun)?.revalidatedOnRestore ?? []))
        void revalidateRecord()
        notify({
          text: t('activity.done'),
          ...(activity_id !== null && {
            action: { label: t('activity.undo'), run: () => undo(activity_id, field).then(revalidateRecord) },
          }),
        })
      },
      onFailed: ({ code }) => {
        if (code !== 'CHANGED_SINCE') {
          setPendingRevert(null)
          void revalidate('activity')
          return false
        }
        setChangedSince(true)
        return true
      },
    },
  )

  const texts =
    pendingRevert === null ? null : changeTextsOf(pendingRevert.line.noun, invertChange(pendingRevert.change))
  return {
    requestRevert(line: Activity, change: ActivityChange) {
      setChangedSince(false)
      setPendingRevert({ line, change })
    },
    dialog: (
      <ConfirmDialog
        open={pendingRevert !== null}
        role="dialog"
        title={t('activity.revertTitle')}
        description={t('activity.revertHelp')}
        confirmLabel={t(hasChangedSince ? 'activity.anyway' : 'activity.revert')}
        variant="primary"
        isPending={isPending}
        onCancel={() => setPendingRevert(null)}
        onConfirm={() => {
          if (pendingRevert !== null) void run(pendingRevert, hasChangedSince ? 1 : 0)
        }}
      >
        {texts !== null && (
          <div className="space-y-4">
            <div className="rounded border border-line bg-wash px-3 py-2">
              <p className="text-sm text-ink-soft">{texts.label}</p>
              <ChangeValues texts={texts} />
            </div>
            {hasChangedSince && (
              <Banner tone="warn" role="alert" title={t('activity.since')}>
                <p>{t('activity.sinceHelp')}</p>
              </Banner>
            )}
          </div>
        )}
      </ConfirmDialog>
    ),
  }
}

function invertChange(change: ActivityChange): ActivityChange {
  return {
    ...change,
    before: change.after,
    after: change.before,
    before_names: change.after_names,
    after_names: change.before_names,
  }
}
