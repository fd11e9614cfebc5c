'use client'

import 'filepond/dist/filepond.min.css'
import './upload-pond.css'
import { type ActualFileObject, type FilePondFile, FileStatus } from 'filepond'
import validateType from 'filepond-plugin-file-validate-type'
import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { FilePond, registerPlugin } from 'react-filepond'
import { AgencyError } from '#contract/errors.ts'
import { markUnsaved } from '@/components/resource/unsaved-work'
import { usePondLabels } from './pond-labels'
import { isTooLarge } from './too-large'
import { createBatch, placeOf } from './upload-order'
import { UploadRows } from './upload-rows'
import { type AddFiles, noUploads, type UploadProgress, type UploadSource } from './upload-source'
import { useUploadRows } from './use-upload-rows'
import { useUploadRun } from './use-upload-run'

registerPlugin(validateType)

declare module 'filepond' {
  // Its types forget this option.
  interface FilePondBaseProps {
    allowMinimumUploadDuration?: boolean
  }
}

/** How long a finished upload can be taken back in the list of uploads, before it leaves that list. In ms. */
const undoMs = 8_000
/** FilePond reads the files of one choice one by one; refusals are gathered until it has read them all. In ms. */
const batchMs = 60
const unread = new Set([FileStatus.INIT, FileStatus.LOADING])

/** Takes files, sends two at a time and says what happens to each. */
export function UploadPond({
  source,
  types,
  hand,
  within,
  onProgress,
}: {
  /** A ref: what is done with a file may change while others are on their way. */
  source: RefObject<UploadSource>
  /** MIME types; any when left out. */
  types?: readonly string[]
  /** Receives the function that puts files into the list. */
  hand: (add: AddFiles) => void
  /** Below this address one can go about without losing what is on its way. */
  within?: string
  onProgress?: (progress: UploadProgress) => void
}) {
  const t = useTranslations()
  const labels = usePondLabels(types === undefined ? 'anyFile' : 'photograph')
  const pond = useRef<FilePond>(null)
  const [progress, setProgress] = useState(noUploads)
  const busy = progress.running
  const run = useUploadRun()
  const { rows, actions, ...told } = useUploadRows(pond)
  const batch = useRef<{ refused: File[]; taken: number; timer?: ReturnType<typeof setTimeout> }>({
    refused: [],
    taken: 0,
  })
  const [notePlace] = useState(createBatch)
  // By FilePond's ids: its files have none of their own, and leave its list once they are done.
  const chosen = useRef(new Map<string, number>())

  useEffect(() => (busy ? markUnsaved(within) : undefined), [busy, within])
  useEffect(() => {
    hand((files) => void pond.current?.addFiles(files))
  }, [hand])

  /** FilePond lists all files of a choice, in their order, before it reads the first. */
  function notePlaces({ id, file }: FilePondFile) {
    for (const item of pond.current?.getFiles() ?? [])
      if (!chosen.current.has(item.id)) chosen.current.set(item.id, chosen.current.size)
    notePlace(file, chosen.current.get(id) ?? chosen.current.size)
  }

  function tellRefused() {
    const now = batch.current
    if (pond.current?.getFiles().some(({ status }) => unread.has(status))) {
      now.timer = setTimeout(tellRefused, batchMs)
      return
    }
    batch.current = { refused: [], taken: 0 }
    if (now.refused.length > 0 && pond.current !== null)
      source.current.onRefused({ files: now.refused, all: now.taken === 0 })
  }

  function admit(item: FilePondFile): boolean {
    const { file } = item
    const now = batch.current
    notePlaces(item)
    clearTimeout(now.timer)
    now.timer = setTimeout(tellRefused, batchMs)
    if (!isTooLarge(file)) now.taken++
    else now.refused.push(asFile(file))
    return !isTooLarge(file)
  }

  /** FilePond tells late, even after this has left its page; by then the lists may be gone that would be asked again. */
  const tellDone = () => pond.current !== null && source.current.onDone()

  function look() {
    const files = pond.current?.getFiles() ?? []
    const seen = run.look(files)
    told.look(files)
    if (busy && !seen.running) tellDone()
    setProgress(seen)
    onProgress?.(seen)
  }

  return (
    <>
      <FilePond
        {...labels}
        ref={pond}
        name="file"
        allowMultiple
        maxParallelUploads={2}
        itemInsertLocation="after"
        credits={false}
        // Else each file takes a second at least, for the look of it.
        allowMinimumUploadDuration={false}
        allowFileTypeValidation={types !== undefined}
        acceptedFileTypes={[...(types ?? [])]}
        beforeAddFile={admit}
        onaddfile={look}
        onprocessfilestart={look}
        onprocessfileabort={look}
        onremovefile={look}
        onprocessfileprogress={(file, share) => {
          // A tick of one file is its row's alone: the tabs count whole files.
          told.sent(file.id, share)
          told.look(pond.current?.getFiles() ?? [])
        }}
        onerror={(_error, file, status) => {
          if (file !== undefined) told.failed(file, status)
          look()
        }}
        onprocessfile={(error, file) => {
          look()
          if (error === null) setTimeout(() => pond.current?.removeFile(file.id, { revert: false }), undoMs)
        }}
        labelFileProcessingError={(error: { body?: unknown }) =>
          typeof error.body === 'string' ? error.body : t('errors.ERROR')
        }
        server={{
          process: (_field, file, _metadata, load, error, progress, abort) => {
            if (file.size === 0) {
              error(t('errors.FILE_EMPTY'))
              return { abort }
            }
            const sending = new AbortController()
            source.current
              .send(asFile(file), {
                order: placeOf(file),
                signal: sending.signal,
                onProgress: (share) => progress(true, share, 1),
              })
              .then(load)
              .catch((thrown: unknown) => {
                if (!sending.signal.aborted) error(failureText(t, thrown))
              })
            return {
              abort: () => {
                sending.abort()
                abort()
              },
            }
          },
          revert: (uploaded, load) => {
            // The specification ignores this call's answer; the list that is asked again tells the truth.
            void source.current
              .revert(uploaded)
              .catch(() => undefined)
              .then(tellDone)
            load()
          },
        }}
      />
      <UploadRows {...{ rows, progress, actions }} />
    </>
  )
}

function asFile(file: ActualFileObject): File {
  return file instanceof File ? file : new File([file], file.name, { type: file.type })
}

function failureText(t: ReturnType<typeof useTranslations<never>>, thrown: unknown): string {
  return thrown instanceof AgencyError ? t(`errors.${thrown.code}`, thrown.params) : t('errors.ERROR')
}
