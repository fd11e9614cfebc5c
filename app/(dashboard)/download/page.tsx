import { redirect } from 'next/navigation'

export default function DownloadPage() {
  redirect('/download/csv')
}
