import { createKindPage, generateKindMetadata } from './kind'

export const generateMetadata = generateKindMetadata
export default createKindPage({ isAdding: false })
