import { websiteText } from '../website-texts.ts'

/** The text above all services. */
export const servicesDescription = websiteText('services-description', 'services')
