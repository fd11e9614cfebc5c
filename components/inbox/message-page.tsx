'use client'

import { useRouter } from 'next/navigation'
import { Card } from '@/components/ui/card'
import { MessageView } from './message-view'

export function MessagePage({ id, author }: { id: number; author: string }) {
  const router = useRouter()
  return (
    <Card className="p-5 sm:p-6">
      <MessageView id={id} author={author} onRemoved={() => router.push('/inbox')} />
    </Card>
  )
}
