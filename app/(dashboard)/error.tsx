'use client'

export { FailedPage as default } from '@/components/resource/failed-page'
