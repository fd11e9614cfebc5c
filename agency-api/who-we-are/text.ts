import { websiteText } from '../website-texts.ts'

export const whoWeAreText = websiteText('who-we-are', 'who-we-are')
