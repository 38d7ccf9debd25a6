import sharp from 'sharp'
import type { Drawing } from './demo-drawings.ts'

const WHITE = '#ffffff'

/** A drawing as an image of its width. Fine print needs the full resolution of colours more than a higher quality. */
export const renderMaster = (svg: string, width: Drawing['width']): Promise<Buffer> => {
  const sized = svg.replace('<svg ', `<svg width="${width}" `)
  return sharp(Buffer.from(sized)).flatten({ background: WHITE })
    .avif({ quality: 40, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer()
}
