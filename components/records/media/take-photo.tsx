'use client'

import { CameraIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { Button } from '@/components/ui/button'

export function TakePhoto({ onPhoto }: { onPhoto: (file: File) => void }) {
  const t = useTranslations('listing.media')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        fullWidth
        icon={<CameraIcon aria-hidden />}
        className="pointer-fine:hidden"
        onClick={() => input.current?.click()}
      >
        {t('takePhoto')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={limits.imageTypes.join()}
        capture="environment"
        onChange={({ currentTarget }) => {
          const photo = currentTarget.files?.[0]
          if (photo !== undefined) onPhoto(photo)
          // Cameras reuse one file name: taking another photo must count as a change.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
