import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ImageField, type ImageFieldProps } from './image-field'

const CropDialog = dynamic(() => import('./crop-dialog').then((module) => module.CropDialog), { ssr: false })

type PendingCrop = { file: File; resolve: (cropped: Promise<File | null>) => void }

export function AvatarField<V extends FieldValues, T>(
  props: Omit<ImageFieldProps<V, T>, 'shape' | 'prepare'>,
) {
  const [pendingCrop, setPendingCrop] = useState<PendingCrop | null>(null)

  function finishCrop(cropped: Promise<File | null>) {
    pendingCrop?.resolve(cropped)
    setPendingCrop(null)
  }

  return (
    <>
      <ImageField
        {...props}
        shape="round"
        prepare={(file) => new Promise((resolve) => setPendingCrop({ file, resolve }))}
      />
      {pendingCrop !== null && (
        <CropDialog
          file={pendingCrop.file}
          onCropped={(cropped) => finishCrop(Promise.resolve(cropped))}
          onCancel={() => finishCrop(Promise.resolve(null))}
          onUnreadable={() => finishCrop(Promise.reject(new Error('This image cannot be decoded')))}
        />
      )}
    </>
  )
}
