import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useDescribeAdverts } from '@/components/portfolio/adverts/online-adverts'
import { useJoinSentences } from '@/components/resource/use-join'
import { BatchItems } from './batch-items'
import { type BatchTexts, type BatchPanelProps, useCountTexts } from './batch-texts'

/**
 * Shows each record's values before and after, the records that can't change, and adverts that go offline. Actions with
 * a button of their own, such as archiving, have their own `texts`; their items need no values, except those of a tag.
 */
export function BatchPreview({
  batch: { id, resource, change, counts, adverts },
  isPending,
  send,
  onClose,
  texts,
  onBack,
}: BatchPanelProps & { texts?: BatchTexts; onBack?: () => void }) {
  const t = useTranslations('listing.batch')
  const tCommon = useTranslations('common')
  const describeAdverts = useDescribeAdverts()
  const countTexts = useCountTexts()
  const joinSentences = useJoinSentences()
  const { waiting: count, refused, same } = counts
  const isDanger = texts?.isDanger === true
  // `useDescribeAdverts` counts one entry per advert.
  const onlineAdverts = adverts.flatMap(({ place, count: length }) =>
    Array.from({ length }, () => ({ place })),
  )
  return (
    <Dialog
      onClose={onClose}
      width={640}
      role={texts === undefined ? 'dialog' : 'alertdialog'}
      title={texts === undefined || count === 0 ? t('previewTitle', { count }) : texts.title(count)}
      description={joinSentences([
        count > 0 ? (texts?.question?.(count) ?? '') : '',
        countTexts({ refused, same }),
        describeAdverts(onlineAdverts),
      ])}
      actions={
        <>
          {onBack === undefined ? (
            <Button data-autofocus={isDanger || undefined} onClick={onClose}>
              {tCommon('cancel')}
            </Button>
          ) : (
            <Button onClick={onBack}>{t('back')}</Button>
          )}
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            data-autofocus={!isDanger || undefined}
            disabled={count === 0}
            loading={isPending}
            onClick={() => void send('batches.start')}
          >
            {texts?.label ?? t('apply', { count })}
          </Button>
        </>
      }
    >
      <BatchItems
        {...{ id, resource }}
        label={t('records')}
        hasValues={texts === undefined || change.field === 'tag_id'}
      />
    </Dialog>
  )
}
