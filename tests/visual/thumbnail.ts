import sharp from 'sharp'

/** Pixels of a page per pixel of its thumbnail: the edge of a letter is lost in it, a button is not. */
const CELL = 4
/** The maximum colour difference, of 255, of equal cells. */
const NOISE = 18
/** The minimum number of adjacent cells of an area; fewer are noise. */
const SMALLEST = 4

export type Thumbnail = { readonly width: number; readonly height: number; readonly pixels: Uint8Array }
/** In pixels of the sheet. */
export type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** A screenshot of a page, reduced for storage. */
export const thumbnailOf = async (screenshot: Buffer): Promise<Thumbnail> => {
  const { width, height } = await sharp(screenshot).metadata()
  const { data, info } = await sharp(screenshot).removeAlpha()
    .resize(Math.ceil(width / CELL), Math.ceil(height / CELL), { fit: 'fill', kernel: 'linear' })
    .raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

const raw = ({ width, height }: Thumbnail) => ({ width, height, channels: 3 as const })

/** Thumbnails side by side, as stored; lossless, for the comparison. */
export const sheetOf = async (thumbnails: readonly Thumbnail[]): Promise<Buffer> => {
  const width = thumbnails.reduce((sum, one) => sum + one.width, 0)
  const height = Math.max(...thumbnails.map((one) => one.height))
  const placed = thumbnails.map((one, index) => ({
    input: Buffer.from(one.pixels), raw: raw(one), top: 0,
    left: thumbnails.slice(0, index).reduce((sum, { width: wide }) => sum + wide, 0),
  }))
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite(placed)
    .webp({ nearLossless: true, quality: 40, effort: 4 }).toBuffer()
}

const read = async (sheet: Buffer): Promise<Thumbnail> => {
  const { data, info } = await sharp(sheet).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

const at = ({ width, height, pixels }: Thumbnail, x: number, y: number, channel: number): number =>
  x < width && y < height ? pixels[(y * width + x) * 3 + channel] ?? 255 : 255

const differs = (one: Thumbnail, other: Thumbnail, x: number, y: number): boolean =>
  [0, 1, 2].some((channel) => Math.abs(at(one, x, y, channel) - at(other, x, y, channel)) > NOISE)

/** The areas in which two sheets differ. */
export const changedAreas = async (buffer: Buffer, now: Buffer): Promise<readonly Area[]> => {
  const [one, other] = await Promise.all([read(buffer), read(now)])
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)]
  const open = new Set<number>()
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (differs(one, other, x, y)) open.add(y * width + x)
  const areas: Area[] = []
  for (const first of open) {
    const cells = [first]
    open.delete(first)
    for (const cell of cells)
      for (const step of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1])
        if (open.delete(cell + step)) cells.push(cell + step)
    if (cells.length < SMALLEST) continue
    const [xs, ys] = [cells.map((cell) => cell % width), cells.map((cell) => Math.floor(cell / width))]
    areas.push({ left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) })
  }
  return areas
}
