import { notFound } from 'next/navigation'
import { pageTitle } from '../../page-title'

export const generateMetadata = pageTitle('resource.notFound')

/** Shows the not-found page inside the dashboard for any other URL. */
export default function Missing() {
  notFound()
}
