import { EyeIcon, EyeSlashIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { IconButton } from '@/components/ui/icon-button'
import { TextField, type TextFieldProps } from './text-field'

export function PasswordField<V extends FieldValues, T>({
  autoComplete,
  ...props
}: Omit<TextFieldProps<V, T>, 'type' | 'end' | 'uppercase' | 'autoComplete' | 'requiredRule'> & {
  autoComplete: 'current-password' | 'new-password'
}) {
  const t = useTranslations('fields')
  const [isVisible, setVisible] = useState(false)
  return (
    <TextField
      {...props}
      requiredRule="password"
      autoComplete={autoComplete}
      type={isVisible ? 'text' : 'password'}
      end={
        <IconButton
          label={isVisible ? t('hidePassword') : t('showPassword')}
          icon={isVisible ? <EyeSlashIcon /> : <EyeIcon />}
          size="sm"
          tooltip={false}
          disabled={props.disabled}
          onClick={() => setVisible(!isVisible)}
        />
      }
    />
  )
}
