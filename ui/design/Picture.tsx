import { classNames } from './class-names.ts'
import { fixedSources, fluidSources } from './picture-sources.ts'
import css from './Picture.module.css'

export type PictureProps = {
  /** Without host and size: `p/1001/front`. */
  readonly path: string
  readonly alt: string
  /** Pixels of the page, kept free before the picture comes. */
  readonly width: number
  readonly height: number
  /** For a picture as wide as its place; without it one size and its double are offered. */
  readonly sizes?: string | undefined
  /** For the one picture that is seen first. */
  readonly isEager?: boolean | undefined
  readonly className?: string | undefined
}

export const Picture = ({ path, alt, width, height, sizes, isEager = false, className }: PictureProps) => (
  <img
    {...(sizes === undefined ? fixedSources(path, width, height) : fluidSources(path, width))}
    sizes={sizes}
    width={width}
    height={height}
    alt={alt}
    className={classNames(css['picture'], className)}
    loading={isEager ? 'eager' : 'lazy'}
    fetchPriority={isEager ? 'high' : undefined}
    decoding="async"
  />
)
