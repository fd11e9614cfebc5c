'use client'

import { EyeIcon, EyeSlashIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { IconButton } from '@/components/ui/icon-button'
import { TextField, type TextFieldProps } from './text-field'

/** `autoComplete` tells the password manager which: `current-password`, `new-password`. */
export function PasswordField<V extends FieldValues, T>({
  autoComplete,
  ...props
}: Omit<TextFieldProps<V, T>, 'type' | 'end' | 'upper' | 'autoComplete' | 'requiredRule'> & {
  autoComplete: 'current-password' | 'new-password'
}) {
  const t = useTranslations('fields')
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      requiredRule="password"
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? t('hidePassword') : t('showPassword')}
          icon={shown ? <EyeSlashIcon /> : <EyeIcon />}
          size="sm"
          tooltip={false}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
