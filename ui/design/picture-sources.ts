/** Every width in which the picture service draws, ascending (Account §7). */
export const PICTURE_WIDTHS = [320, 500, 640, 768, 920, 1024, 1280, 1400, 1536, 1920] as const

const sized = (path: string, width: number, height: number): string => `/m/${width}x${height}/smart/${path}`

export type PictureSources = { readonly src: string; readonly srcSet: string }

/** A picture of one size, and the same twice as dense. */
export const fixedSources = (path: string, width: number, height: number): PictureSources => ({
  src: sized(path, width, height),
  srcSet: `${sized(path, width, height)} 1x, ${sized(path, 2 * width, 2 * height)} 2x`,
})

/** A picture of one shape that is no larger than its size and smaller on a phone, which then needs no denser one. */
export const shrinkingSources = (path: string, width: number, height: number): PictureSources => ({
  src: sized(path, width, height),
  srcSet: `${sized(path, width, height)} ${width}w, ${sized(path, 2 * width, 2 * height)} ${2 * width}w`,
})

/** A picture that fills its place up to a size, and narrower ones of the same ratio for those that show less of it. */
export const upToSources = (path: string, width: number, height: number): PictureSources => ({
  src: sized(path, width, height),
  srcSet: [
    ...PICTURE_WIDTHS.filter((known) => known > width / 2 && known < width * 0.8).map((known) => `${sized(path, known, 0)} ${known}w`),
    `${sized(path, width, height)} ${width}w`,
  ].join(', '),
})

/** A picture that grows with its place; height 0 keeps the ratio. */
export const fluidSources = (path: string, width: number, widths: readonly number[] = PICTURE_WIDTHS): PictureSources => ({
  src: sized(path, widths.find((known) => known >= width) ?? widths.at(-1) ?? width, 0),
  srcSet: widths.map((known) => `${sized(path, known, 0)} ${known}w`).join(', '),
})
