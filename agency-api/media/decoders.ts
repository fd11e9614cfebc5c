import sharp from 'sharp'

// Blocks every decoder except JPEG and PNG (docs/security.md U-1).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
// Disables the cache: each picture is processed once.
sharp.cache(false)
