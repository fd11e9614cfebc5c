import { notFound } from 'next/navigation'
import { createTitleMetadata } from '../../page-title'

export const generateMetadata = createTitleMetadata('resource.notFound')

/** Shows the not-found page inside the dashboard for any other URL. */
export default function Missing() {
  notFound()
}
