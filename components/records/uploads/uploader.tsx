import 'filepond/dist/filepond.min.css'
import './uploader.css'
import { type ActualFileObject, type FilePondFile, FileStatus } from 'filepond'
import validateType from 'filepond-plugin-file-validate-type'
import { useTranslations } from 'next-intl'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { FilePond, registerPlugin } from 'react-filepond'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { markUnsaved } from '@/components/resource/unsaved-work'
import { isTooLarge } from './too-large'
import { createPositionAssigner, positionOf } from './upload-order'
import { UploadRows } from './upload-rows'
import { type AddFiles, noUploads, type UploadProgress, type UploadTarget } from './upload-target'
import { createProgressCounter, useUploadRows } from './use-upload-rows'

registerPlugin(validateType)

declare module 'filepond' {
  // FilePond's types lack this option.
  interface FilePondBaseProps {
    allowMinimumUploadDuration?: boolean
  }
}

/** Time to undo a finished upload before it leaves the list, in ms. */
const removeDelayMs = 8_000
/** Delay in ms before rejected files are reported, since FilePond reads the files of a selection one by one. */
const reportDelayMs = 60
const unreadStatuses = new Set([FileStatus.INIT, FileStatus.LOADING])

/** Files that the user selected together. `rejectedFiles` are too large; they are reported when `timer` ends. */
type Selection = { rejectedFiles: File[]; acceptedCount: number; timer?: ReturnType<typeof setTimeout> }

export function Uploader({
  target,
  types,
  addFiles,
  path,
  onProgress,
}: {
  /** A ref, because the callbacks may change while uploads are in progress. */
  target: RefObject<UploadTarget>
  /** MIME types; any if omitted. */
  types?: readonly string[]
  addFiles?: Ref<AddFiles>
  /** Navigation below this path doesn't abort uploads. */
  path?: string
  onProgress?: (progress: UploadProgress) => void
}) {
  const t = useTranslations()
  const labels = useUploaderLabels(types === undefined ? 'anyFile' : 'photo')
  const pond = useRef<FilePond>(null)
  const container = useRef<HTMLDivElement>(null)
  const [progress, setProgress] = useState(noUploads)
  const [countProgress] = useState(createProgressCounter)
  const { rows, actions, ...handlers } = useUploadRows(pond)
  const selection = useRef<Selection>({ rejectedFiles: [], acceptedCount: 0 })
  const [assignPosition] = useState(createPositionAssigner)
  // Keyed by FilePond's ids: a File has none, and finished files leave FilePond's list.
  const indexById = useRef(new Map<string, number>())

  useEffect(() => (progress.isRunning ? markUnsaved({ path }) : undefined), [progress.isRunning, path])
  useImperativeHandle(addFiles, () => (files) => void pond.current?.addFiles(files), [])

  /** FilePond lists all files of a selection in order before reading the first. */
  function assignListPosition({ id, file }: FilePondFile) {
    for (const item of pond.current?.getFiles() ?? [])
      if (!indexById.current.has(item.id)) indexById.current.set(item.id, indexById.current.size)
    assignPosition(file, indexById.current.get(id) ?? indexById.current.size)
  }

  function reportRejectedFiles() {
    const currentSelection = selection.current
    if (pond.current?.getFiles().some(({ status }) => unreadStatuses.has(status))) {
      currentSelection.timer = setTimeout(reportRejectedFiles, reportDelayMs)
      return
    }
    selection.current = { rejectedFiles: [], acceptedCount: 0 }
    if (currentSelection.rejectedFiles.length > 0 && pond.current !== null)
      target.current.onRejected({
        files: currentSelection.rejectedFiles,
        isWholeSelection: currentSelection.acceptedCount === 0,
      })
  }

  function acceptFile(item: FilePondFile): boolean {
    const { file } = item
    const currentSelection = selection.current
    assignListPosition(item)
    clearTimeout(currentSelection.timer)
    currentSelection.timer = setTimeout(reportRejectedFiles, reportDelayMs)
    if (!isTooLarge(file)) currentSelection.acceptedCount++
    else currentSelection.rejectedFiles.push(toFile(file))
    return !isTooLarge(file)
  }

  /** Does nothing after unmount: FilePond calls back late, when the lists to revalidate may be gone. */
  const notifyDone = () => pond.current !== null && target.current.onDone()

  function updateRows() {
    const files = pond.current?.getFiles() ?? []
    const newProgress = countProgress(files)
    handlers.showFiles(files)
    if (progress.isRunning && !newProgress.isRunning) notifyDone()
    setProgress(newProgress)
    onProgress?.(newProgress)
  }

  return (
    <div ref={container}>
      <FilePond
        {...labels}
        ref={pond}
        // FilePond puts the input before its label; accessibility checkers expect the label first.
        oninit={() => {
          const input = container.current?.querySelector('.filepond--browser')
          if (input) input.parentElement?.append(input)
        }}
        name="file"
        allowMultiple
        maxParallelUploads={2}
        itemInsertLocation="after"
        credits={false}
        // Otherwise FilePond delays each file by at least a second.
        allowMinimumUploadDuration={false}
        allowFileTypeValidation={types !== undefined}
        acceptedFileTypes={[...(types ?? [])]}
        beforeAddFile={acceptFile}
        onaddfile={updateRows}
        onprocessfilestart={updateRows}
        onprocessfileabort={updateRows}
        onremovefile={updateRows}
        onprocessfileprogress={(file, fraction) => {
          // Progress within a file only affects its row: `onProgress` reports the number of finished files.
          handlers.handleProgress(file.id, fraction)
          handlers.showFiles(pond.current?.getFiles() ?? [])
        }}
        onerror={(_error, file, status) => {
          if (file !== undefined) handlers.handleError(file, status)
          updateRows()
        }}
        onprocessfile={(error, file) => {
          updateRows()
          if (error === null)
            setTimeout(() => pond.current?.removeFile(file.id, { revert: false }), removeDelayMs)
        }}
        labelFileProcessingError={(error: { body?: unknown }) =>
          typeof error.body === 'string' ? error.body : t('errors.ERROR')
        }
        server={{
          process: (_field, file, _metadata, load, error, reportProgress, abort) => {
            if (file.size === 0) {
              error(t('errors.FILE_EMPTY'))
              return { abort }
            }
            const abortController = new AbortController()
            target.current
              .send(toFile(file), {
                position: positionOf(file),
                signal: abortController.signal,
                onProgress: (fraction) => reportProgress(true, fraction, 1),
              })
              .then(load)
              .catch((thrown: unknown) => {
                const { code, params } = asAgencyError(thrown)
                if (!abortController.signal.aborted) error(t(`errors.${code}`, params))
              })
            return {
              abort: () => {
                abortController.abort()
                abort()
              },
            }
          },
          revert: (uploadId, load) => {
            // Ignores errors, as the specification requires: the reloaded list shows if the file still exists.
            void target.current
              .revert(uploadId)
              .catch(() => undefined)
              .then(notifyDone)
            load()
          },
        }}
      />
      <UploadRows {...{ rows, progress, actions }} />
    </div>
  )
}

function useUploaderLabels(accepts: 'photo' | 'anyFile') {
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

function toFile(file: ActualFileObject): File {
  return file instanceof File ? file : new File([file], file.name, { type: file.type })
}
