import css from './Ground.module.css'

/** A background colour set by an editor: the content security policy forbids inline styles, so it is an SVG. */
export const Ground = ({ colour }: { readonly colour: string }) => (
  <svg className={css['ground']} aria-hidden="true" focusable="false">
    <rect width="100%" height="100%" fill={colour} />
  </svg>
)
