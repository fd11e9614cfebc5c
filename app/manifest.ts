import type { MetadataRoute } from 'next'

/** Web app manifest. Names are in English because browsers fetch it without cookies. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/home',
    name: 'Soleira',
    short_name: 'Soleira',
    description: 'The back office of an estate agency',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: '#faf7f2',
    theme_color: '#faf7f2',
    categories: ['business', 'productivity'],
    icons: [
      { src: '/icons/soleira-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/soleira-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/soleira-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'New property', url: '/properties/new' },
      { name: 'Inbox', url: '/inbox' },
    ],
  }
}
