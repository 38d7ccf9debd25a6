import type { PictureFormat } from './render-picture.ts'

type AcceptedType = { readonly type: string; readonly quality: number }

const readAcceptedType = (part: string): AcceptedType => {
  const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  const weight = quality === undefined ? 1 : Number(quality)
  return { type, quality: Number.isFinite(weight) ? weight : 0 }
}

const LONGEST_HEADER = 500

/**
 * The smallest format that a browser names. `*` alone does not imply AVIF or WebP, so old browsers get JPEG; PNG is for clients that
 * refuse JPEG.
 */
export const acceptedFormat = (accept: string | undefined): PictureFormat => {
  const accepted = (accept ?? '').slice(0, LONGEST_HEADER).split(',').map(readAcceptedType)
  const isNamed = (type: string): boolean => accepted.some((candidate) => candidate.type === type && candidate.quality > 0)
  if (isNamed('image/avif')) return 'avif'
  if (isNamed('image/webp')) return 'webp'
  const isOpen = isNamed('image/jpeg') || isNamed('image/*') || isNamed('*/*')
  return !isOpen && isNamed('image/png') ? 'png' : 'jpeg'
}
