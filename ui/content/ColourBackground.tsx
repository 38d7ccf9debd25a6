import css from './ColourBackground.module.css'

/** A background colour set by an editor: the content security policy forbids inline styles, so it is an SVG. */
export const ColourBackground = ({ colour }: { readonly colour: string }) => (
  <svg className={css['background']} aria-hidden="true" focusable="false">
    <rect width="100%" height="100%" fill={colour} />
  </svg>
)
