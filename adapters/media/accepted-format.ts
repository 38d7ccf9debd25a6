import type { PictureFormat } from './render-picture.ts'

type Wish = { readonly type: string; readonly quality: number }

const readWish = (part: string): Wish => {
  const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  const asked = quality === undefined ? 1 : Number(quality)
  return { type, quality: Number.isFinite(asked) ? asked : 0 }
}

const LONGEST_HEADER = 500

/**
 * The smallest format a browser names. `*` alone says nothing of AVIF and WebP, so old readers get JPEG; PNG only goes to
 * whoever refuses JPEG.
 */
export const acceptedFormat = (accept: string | undefined): PictureFormat => {
  const wishes = (accept ?? '').slice(0, LONGEST_HEADER).split(',').map(readWish)
  const isNamed = (type: string): boolean => wishes.some((wish) => wish.type === type && wish.quality > 0)
  if (isNamed('image/avif')) return 'avif'
  if (isNamed('image/webp')) return 'webp'
  const isOpen = isNamed('image/jpeg') || isNamed('image/*') || isNamed('*/*')
  return !isOpen && isNamed('image/png') ? 'png' : 'jpeg'
}
