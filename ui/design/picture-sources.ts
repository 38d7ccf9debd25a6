/** All widths of the picture service, ascending (Account §7). */
export const PICTURE_WIDTHS = [320, 500, 640, 768, 920, 1024, 1280, 1400, 1536, 1920] as const

const sized = (path: string, width: number, height: number): string => `/m/${width}x${height}/smart/${path}`

export type PictureSources = { readonly src: string; readonly srcSet: string }

/** A picture of one size, and of twice the density. */
export const fixedSources = (path: string, width: number, height: number): PictureSources => ({
  src: sized(path, width, height),
  srcSet: `${sized(path, width, height)} 1x, ${sized(path, 2 * width, 2 * height)} 2x`,
})

/** A picture of one ratio that is no larger than its size and smaller on a phone, which then needs no higher density. */
export const shrinkingSources = (path: string, width: number, height: number): PictureSources => ({
  src: sized(path, width, height),
  srcSet: `${sized(path, width, height)} ${width}w, ${sized(path, 2 * width, 2 * height)} ${2 * width}w`,
})

/** A picture that fills its container up to a size, with narrower versions of the same ratio. */
export const upToSources = (path: string, width: number, height: number): PictureSources => ({
  src: sized(path, width, height),
  srcSet: [
    ...PICTURE_WIDTHS.filter(
      (candidate) => candidate > width / 2 && candidate < width * 0.8,
    ).map((candidate) => `${sized(path, candidate, 0)} ${candidate}w`),
    `${sized(path, width, height)} ${width}w`,
  ].join(', '),
})

/** A picture that grows with its container; height 0 keeps the ratio. */
export const fluidSources = (path: string, width: number, widths: readonly number[] = PICTURE_WIDTHS): PictureSources => ({
  src: sized(path, widths.find((candidate) => candidate >= width) ?? widths.at(-1) ?? width, 0),
  srcSet: widths.map((candidate) => `${sized(path, candidate, 0)} ${candidate}w`).join(', '),
})
