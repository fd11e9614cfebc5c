'use client'

import { useTranslations } from 'next-intl'

export function useUploaderLabels(accepts: 'photo' | 'anyFile') {
  const t = useTranslations('listing.uploader')
  return {
    labelIdle: t.markup(accepts === 'photo' ? 'idle' : 'idleAny', {
      action: (words) => `<span class="filepond--label-action">${words}</span>`,
    }),
    labelFileLoading: t('loading'),
    labelFileLoadError: t('loadError'),
    labelFileProcessing: t('uploading'),
    labelFileProcessingComplete: t('complete'),
    labelFileProcessingAborted: t('aborted'),
    labelFileProcessingRevertError: t('revertError'),
    labelFileRemoveError: t('revertError'),
    labelFileWaitingForSize: t('waitingForSize'),
    labelFileSizeNotAvailable: t('sizeNotAvailable'),
    labelFileTypeNotAllowed: t('typeNotAllowed'),
    fileValidateTypeLabelExpectedTypes: t('expectedTypes'),
    labelTapToCancel: t('tapToCancel'),
    labelTapToRetry: t('tapToRetry'),
    labelTapToUndo: t('tapToUndo'),
    labelButtonRemoveItem: t('remove'),
    labelButtonAbortItemLoad: t('abort'),
    labelButtonRetryItemLoad: t('retry'),
    labelButtonAbortItemProcessing: t('abort'),
    labelButtonUndoItemProcessing: t('undo'),
    labelButtonRetryItemProcessing: t('retry'),
    labelButtonProcessItem: t('upload'),
    labelInvalidField: t('invalidField'),
  }
}
