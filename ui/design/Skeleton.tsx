import css from './Skeleton.module.css'

export type SkeletonProps = { readonly shape: 'line' | 'title' | 'button' }

/** A placeholder of the same size for content that is loading. */
export const Skeleton = ({ shape }: SkeletonProps) => <span className={`${css['skeleton']} ${css[shape]}`} aria-hidden="true" />
