'use client'

import { useState } from 'react'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import { BatchForm } from './batch-form'
import { emptyForm } from './batch-choices'
import { type BatchChange, type BatchRecords, toBatchInput } from './batch-records'
import { BatchView } from './batch-view'

export function BatchDialog({ records, onClose }: { records: BatchRecords; onClose: () => void }) {
  const [form, setForm] = useState({ ...emptyForm, all: records.except !== null })
  const [id, setId] = useState<number | null>(null)
  const { run: preview, pending: isPending } = useAction(
    (change: BatchChange) => call('batches.add', { body: toBatchInput(records, form.all, change) }),
    { successMessage: null, onDone: (batch) => setId(batch.id) },
  )

  return id === null ? (
    <BatchForm {...{ records, form, isPending, onClose }} onChange={setForm} onPreview={preview} />
  ) : (
    <BatchView id={id} onBack={() => setId(null)} onClose={onClose} />
  )
}
