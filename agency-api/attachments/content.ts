import { fileTypeFromBuffer, supportedExtensions } from 'file-type'

/** Extensions whose files must start with a known signature. */
const extensionsWithSignature = new Set('png jpg jpeg gif webp zip docx xlsx pptx odt ods'.split(' '))
/** Extensions of plain text, which has no signature. */
const plainTextExtensions = new Set('txt csv tsv md json log ini eml vcf htm html svg xml kml gpx'.split(' '))
/** Extensions that share a container, or that people use interchangeably. */
const families = [
  'jpg jpeg jpe jfif',
  'tif tiff dng nef cr2 arw raw',
  'zip docx docm dotx xlsx xlsm xltx pptx pptm ppsx potx vsdx odt ott ods ots odp otp odg otg epub kmz pages numbers key jar apk',
  'cfb doc xls ppt pps msg msi pub vsd rtf xml',
  'mp4 m4v m4a mov qt 3gp 3g2 heic heif avif',
  'mpg mpeg mp2 mp3',
  'ogg oga ogv ogx opus',
  'mkv webm',
  'gz tgz tar.gz',
  'eps ps ai pdf',
].map((family) => new Set(family.split(' ')))
/** Executables: rejected under unknown extensions. */
const executables = new Set('exe elf macho wasm class dex'.split(' '))

/**
 * Returns true if a file's contents match its extension, as far as the bytes tell (OWASP ASVS 5.0, 5.2.2). An unknown
 * extension may contain anything but an executable. `extension` is in lower case, '' without one.
 */
export async function contentMatchesExtension(bytes: Uint8Array, extension: string): Promise<boolean> {
  if (plainTextExtensions.has(extension)) return isText(bytes)
  // PDF readers accept some bytes before the header.
  if (extension === 'pdf') return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF')
  const detected = (await fileTypeFromBuffer(bytes))?.ext
  if (detected === undefined) return !extensionsWithSignature.has(extension)
  if (detected === extension || families.some((family) => family.has(detected) && family.has(extension)))
    return true
  const isKnown = supportedExtensions.has(extension) || families.some((family) => family.has(extension))
  return !isKnown && !executables.has(detected)
}

/** Returns true if no byte is 0, or the text starts with a UTF-16 byte order mark. */
function isText(bytes: Uint8Array): boolean {
  const [first, second] = bytes
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || !bytes.includes(0)
}
