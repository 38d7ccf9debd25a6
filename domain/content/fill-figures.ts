/** Numbers that the shop counts itself, by the name an editor writes in braces: `{products}`. */
export type Figures = { readonly products: number; readonly brands: number; readonly return_days: number }

const isFigure = (figures: Figures, name: string): name is keyof Figures => Object.hasOwn(figures, name)

/** Fills in the numbers that the shop counts; an unknown name stays as it was written. */
export const fillFigures = (text: string, figures: Figures): string =>
  text.replaceAll(/\{([a-z_]{1,20})\}/g, (match, name: string) => (isFigure(figures, name) ? String(figures[name]) : match))
