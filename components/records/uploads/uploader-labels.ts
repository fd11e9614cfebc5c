'use client'

import { useTranslations } from 'next-intl'

export function useUploaderLabels(accepts: 'photo' | 'anyFile') {
  const t = useTranslations('listing.uploader')
  return {
    labelIdle: t.markup(accepts === 'photo' ? 'idle' : 'idleAny', {
      action: (words) => `<span class="filepond--label-action">${words}</span>`,
    }),
    // Screen readers announce "Added hall.jpg, 1 file in the list".
    labelFileAdded: t('added'),
    labelFileRemoved: t('removed'),
    labelFileCountSingular: t('fileInList'),
    labelFileCountPlural: t('filesInList'),
    labelFileLoadError: t('loadError'),
    labelFileProcessingComplete: t('complete'),
    labelFileProcessingAborted: t('aborted'),
    labelFileProcessingRevertError: t('revertError'),
    labelFileRemoveError: t('revertError'),
    labelFileTypeNotAllowed: t('typeNotAllowed'),
    fileValidateTypeLabelExpectedTypes: t('expectedTypes'),
    labelTapToRetry: t('tapToRetry'),
    labelInvalidField: t('invalidField'),
  }
}
