import sharp, { type Sharp } from 'sharp'

export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg', 'png'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]
/** Pixels; a height of 0 keeps the drawing's own ratio. */
export type PictureSize = { readonly width: number; readonly height: number }

const WHITE = { r: 255, g: 255, b: 255, alpha: 1 }

const ratioOf = (svg: string): number => {
  const [, width = '1', height = '1'] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  return Number(height) / Number(width)
}

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

/** A drawing as a picture of exactly this size. */
export const renderPicture = (
  svg: string,
  { width, height }: PictureSize,
  format: PictureFormat,
  fit: Fit = 'whole',
): Promise<Buffer> => {
  const ratio = ratioOf(svg)
  const [wide, tall] = [width, height === 0 ? Math.round(width * ratio) : height]
  const renderedSize = Math.max(1, Math.round((fit === 'whole' ? Math.min : Math.max)(wide, tall / ratio)))
  const sized = svg.replace('<svg ', `<svg width="${renderedSize}" height="${Math.max(1, Math.round(renderedSize * ratio))}" `)
  const image = sharp(Buffer.from(sized)).resize({
    width: wide,
    height: tall,
    fit: fit === 'whole' ? 'contain' : 'cover',
    background: WHITE,
  }).flatten({ background: WHITE })
  return encode(image, format, wide * tall).toBuffer()
}
