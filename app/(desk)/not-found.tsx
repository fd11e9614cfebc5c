export { PageMissing as default } from '@/components/resource/page-missing'
