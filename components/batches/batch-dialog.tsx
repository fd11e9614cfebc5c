'use client'

import { useState } from 'react'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notifyError } from '@/components/resource/notifier'
import { call } from '@/lib/agency/call'
import { BatchForm } from './batch-form'
import { emptyForm } from './batch-form-state'
import { type BatchRecords, toBatchInput } from './batch-records'
import { BatchView } from './batch-view'

/** Form, preview, progress and report of a batch. */
export function BatchDialog({ records, onClose }: { records: BatchRecords; onClose: () => void }) {
  const [form, setForm] = useState({ ...emptyForm, all: records.except !== null })
  const [id, setId] = useState<number | null>(null)
  const [isPending, setPending] = useState(false)

  async function preview(change: Parameters<typeof toBatchInput>[2]) {
    setPending(true)
    try {
      const batch = await call('batches.add', { body: toBatchInput(records, form.all, change) })
      setId(batch.id)
    } catch (error) {
      notifyError(asAgencyError(error))
    } finally {
      setPending(false)
    }
  }

  return id === null ? (
    <BatchForm {...{ records, form, isPending, onClose }} onChange={setForm} onPreview={preview} />
  ) : (
    <BatchView id={id} onBack={() => setId(null)} onClose={onClose} />
  )
}
