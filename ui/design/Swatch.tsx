import css from './Swatch.module.css'

/** A colour as a dot, or a lens colour within its frame colour. Decorative: the name is beside it. */
export const Swatch = ({ colour: { frame, glass } }: { readonly colour: { readonly frame?: string; readonly glass?: string } }) => (
  <span className={css['swatch']} data-colour={frame} aria-hidden="true">
    {glass !== undefined && <span data-colour={glass} />}
  </span>
)
