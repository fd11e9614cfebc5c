'use client'

export { PageFailed as default } from '@/components/resource/page-failed'
