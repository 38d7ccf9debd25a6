import { classNames } from './class-names.ts'
import { fixedSources, fluidSources, shrinkingSources, type PictureSources } from './picture-sources.ts'
import css from './Picture.module.css'

export type PictureProps = {
  /** Without host and size: `p/1001/front`. */
  readonly path: string
  readonly alt: string
  /** Size in pixels, reserved before the picture is loaded. */
  readonly width: number
  readonly height: number
  /** For a picture as wide as its container; without it one size and its double are offered. */
  readonly sizes?: string | undefined
  /** The widths offered for a fluid picture, ascending; all of them when absent. */
  readonly widths?: readonly number[] | undefined
  /** The displayed width of a picture that shrinks but never grows beyond its size. */
  readonly shrinksTo?: string | undefined
  /** For the first visible picture. */
  readonly isEager?: boolean | undefined
  readonly className?: string | undefined
}

const sourcesOf = ({ path, width, height, sizes, shrinksTo, widths }: PictureProps): PictureSources => {
  if (sizes !== undefined) return fluidSources(path, width, widths)
  return shrinksTo === undefined ? fixedSources(path, width, height) : shrinkingSources(path, width, height)
}

export const Picture = (picture: PictureProps) => {
  const { alt, width, height, sizes, shrinksTo, isEager = false, className } = picture
  return (
    <img
      {...sourcesOf(picture)}
      sizes={sizes ?? shrinksTo}
      width={width}
      height={height}
      alt={alt}
      className={classNames(css['picture'], className)}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
    />
  )
}
