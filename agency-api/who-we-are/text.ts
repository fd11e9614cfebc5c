import { websiteText } from '../website-texts.ts'

export const whoWeAre = websiteText('who-we-are', 'who-we-are')
