import sharp from 'sharp'

// Nothing but JPEG and PNG is decoded in this process, whatever a file claims to be (docs/security.md U-1).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
// Pictures are developed once; a cache of them would only hold memory.
sharp.cache(false)
