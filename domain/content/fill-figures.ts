/** What the shop itself can count, by the name an editor writes in braces: `{products}`. */
export type Figures = { readonly products: number; readonly brands: number; readonly return_days: number }

const isFigure = (figures: Figures, name: string): name is keyof Figures => Object.hasOwn(figures, name)

/** A number of an editor, or the one that the shop counts; a name that is none is left as it was written. */
export const fillFigures = (text: string, figures: Figures): string =>
  text.replaceAll(/\{([a-z_]{1,20})\}/g, (written, name: string) => (isFigure(figures, name) ? String(figures[name]) : written))
