import css from './Skeleton.module.css'

export type SkeletonProps = { readonly shape: 'line' | 'title' | 'button' }

/** Holds the place of something on its way, in its size. */
export const Skeleton = ({ shape }: SkeletonProps) => <span className={`${css['skeleton']} ${css[shape]}`} aria-hidden="true" />
