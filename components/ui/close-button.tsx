import { XMarkIcon } from '@heroicons/react/24/outline'
import type { ComponentProps } from 'react'
import { IconButton } from './icon-button'

type CloseButtonProps = Pick<ComponentProps<typeof IconButton>, 'label' | 'size' | 'onClick' | 'className'>

export function CloseButton({ size = 'sm', ...props }: CloseButtonProps) {
  return <IconButton icon={<XMarkIcon />} size={size} tooltip={false} {...props} />
}
