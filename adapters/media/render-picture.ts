import sharp, { type Sharp } from 'sharp'

export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg', 'png'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]
/** Pixels; a height of 0 keeps the master's ratio. */
export type PictureSize = { readonly width: number; readonly height: number }

const WHITE = { r: 255, g: 255, b: 255, alpha: 1 }

/** Above this number of pixels AVIF is encoded in the fastest way: slightly larger, but within a tenth of a second. */
const MANY_PIXELS = 800_000

const encode = (image: Sharp, format: PictureFormat, pixels: number): Sharp => {
  switch (format) {
    case 'avif': return image.avif({ quality: 58, effort: pixels > MANY_PIXELS ? 0 : 1, chromaSubsampling: '4:4:4' })
    case 'webp': return image.webp({ quality: 84, effort: 3, smartSubsample: true })
    case 'jpeg': return image.jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    case 'png': return image.png({ compressionLevel: 6 })
  }
}

/** If the ratios differ, a product is shown whole on white; a scene fills the picture and is cropped. */
export type Fit = 'whole' | 'filled'

/** A master as a picture of exactly this size. */
export const renderPicture = async (
  master: Buffer, { width, height }: PictureSize, format: PictureFormat, fit: Fit,
): Promise<Buffer> => {
  const image = sharp(master)
  const full = await image.metadata()
  const tall = height === 0 ? Math.max(1, Math.round(width * full.height / full.width)) : height
  const sized = image.resize({ width, height: tall, fit: fit === 'whole' ? 'contain' : 'cover', background: WHITE })
  return encode(sized.flatten({ background: WHITE }), format, width * tall).toBuffer()
}
