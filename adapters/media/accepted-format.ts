import type { PictureFormat } from './render-picture.ts'

type AcceptedType = { readonly type: string; readonly quality: number }

const readWish = (part: string): AcceptedType => {
  const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  const weight = quality === undefined ? 1 : Number(quality)
  return { type, quality: Number.isFinite(weight) ? weight : 0 }
}

const LONGEST_HEADER = 500

/**
 * The smallest format a browser names. `*` alone says nothing of AVIF and WebP, so old readers get JPEG; PNG only goes to
 * whoever refuses JPEG.
 */
export const acceptedFormat = (accept: string | undefined): PictureFormat => {
  const wishes = (accept ?? '').slice(0, LONGEST_HEADER).split(',').map(readWish)
  const isNamed = (type: string): boolean => wishes.some((accepted) => accepted.type === type && accepted.quality > 0)
  if (isNamed('image/avif')) return 'avif'
  if (isNamed('image/webp')) return 'webp'
  const isOpen = isNamed('image/jpeg') || isNamed('image/*') || isNamed('*/*')
  return !isOpen && isNamed('image/png') ? 'png' : 'jpeg'
}
