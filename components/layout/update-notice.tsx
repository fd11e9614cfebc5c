'use client'

import { ArrowPathIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { confirmLeave } from '@/components/resource/unsaved-work'
import { Button } from '@/components/ui/button'
import { Strip } from '@/components/ui/strip'
import { useUpdate } from './use-update'

const reloadPage = () => location.reload()

/** Reloads the page for a new version, or offers to if that would interrupt the user. */
export function UpdateNotice({
  running = process.env.PUBLIC_VERSION ?? '',
  reload = reloadPage,
}: {
  running?: string
  reload?: () => void
}) {
  const t = useTranslations()
  const version = useUpdate(running, reload)
  const [postponed, setPostponed] = useState<string | null>(null)
  // The status element is mounted before its text so that it is announced.
  return (
    <div role="status" className="contents">
      {version !== null && postponed !== version && (
        <Strip
          icon={<ArrowPathIcon />}
          onClose={() => setPostponed(version)}
          closeLabel={t('layout.update.later')}
          action={
            <Button size="sm" onClick={() => void confirmLeave().then((leave) => leave && reload())}>
              {t('layout.update.load')}
            </Button>
          }
        >
          {t('layout.update.ready')}
        </Strip>
      )}
    </div>
  )
}
